"""`python -m chronoflux` is the command `chronoflux`."""

from chronoflux.cli.main import main

if __name__ == "__main__":
    main()
