# The language's name, for the menu, in the language itself.
language-name = Italiano
