### The gallery: all that is drawn, and how others see it.

gallery-title = Wer zum Essen kommt
gallery-lead = Alle Gäste und alle Tische. Man soll sie auf einen Blick auseinanderhalten, wer auch hinsieht: Probier es aus.
gallery-link = Gäste und Tische

gallery-seen = Gesehen

gallery-sight = { $sight ->
    [plain] in Farbe
    [grey] in Grau
    [protan] ohne Rot
    [deutan] ohne Grün
    [tritan] ohne Blau
   *[other] ?
}

gallery-women = Frauen, im Bogen
gallery-men = Männer, im Quadrat
gallery-small = So klein wie auf dem Telefon
gallery-tables = Tische

gallery-faction = { $faction }: { $rim }

gallery-rim-double = zwei glatte Ringe
gallery-rim-scalloped = ein gewellter Rand
gallery-reactions = Was man sich am Tisch zeigt
gallery-signs = Zeichen
gallery-icon = Auf Reitern und Startbildschirmen
