"""The rules as players read them: the texts of seeds/, and the page that shows them."""
