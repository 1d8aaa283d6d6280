### The gallery: all that is drawn, and how others see it.

gallery-title = Who comes to dinner
gallery-lead = Every guest and every table. They should be told apart at a glance, whoever looks: try it.
gallery-link = Guests and tables

gallery-seen = Seen

# $sight (String) - a way to see colours
gallery-sight = { $sight ->
    [plain] in colour
    [grey] in grey
    [protan] without red
    [deutan] without green
    [tritan] without blue
   *[other] ?
}

gallery-women = Women, in the arch
gallery-men = Men, in the square
gallery-small = As small as on a phone
gallery-tables = Tables

# $faction (String) - a faction as an adjective
# $rim (String) - what runs around its tables
gallery-faction = { $faction }: { $rim }

gallery-rim-double = two plain rings
gallery-rim-scalloped = a scalloped rim
gallery-reactions = What players show each other
gallery-signs = Signs
gallery-icon = On tabs and home screens
