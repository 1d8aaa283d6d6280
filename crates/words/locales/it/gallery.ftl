### The gallery: all that is drawn, and how others see it.

gallery-title = Chi viene a cena
gallery-lead = Tutti gli avventori e tutti i tavoli. Si devono distinguere a colpo d’occhio, chiunque guardi: prova.
gallery-link = Avventori e tavoli

gallery-seen = Visti

gallery-sight = { $sight ->
    [plain] a colori
    [grey] in grigio
    [protan] senza rosso
    [deutan] senza verde
    [tritan] senza blu
   *[other] ?
}

gallery-women = Donne, nell’arco
gallery-men = Uomini, nel riquadro
gallery-small = Piccoli come sul telefono
gallery-tables = Tavoli

gallery-faction = { $faction }: { $rim }

gallery-rim-double = due anelli lisci
gallery-rim-scalloped = un orlo smerlato
gallery-reactions = Ciò che ci si mostra a tavola
gallery-signs = Segni
gallery-icon = Su schede e schermate iniziali
