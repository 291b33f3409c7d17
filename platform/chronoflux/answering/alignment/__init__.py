"""Reading by alignment: question and sentences laid side by side, where no event tells the asked state."""
