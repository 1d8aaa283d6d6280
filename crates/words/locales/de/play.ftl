### Der Tisch im Terminal: Leisten, Tasten und Seiten, das Spiel Zeile für Zeile, das Nachspielen.

play-small = Dieses Terminal ist { $columns } × { $rows } groß; der Tisch braucht 80 × 24. Mach es größer: Nichts geht verloren.
play-piles = Stapel: { $cards ->
    [one] { $cards } Gast
   *[other] { $cards } Gäste
}, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}
play-key-place = Setzen
play-key-choose = Wählen
play-key-why = Warum nicht
play-key-count = Zählen
play-key-help = Hilfe
play-key-quit = Ende
play-key-skip = Vorspulen
play-key-back = Zurück
play-key-step = Schritt
play-key-turn = Zug
play-key-hands = Hände
play-keys-tab = Zwischen Hand und Gastraum wechseln
play-keys-nation = Zu den Karten einer Nation, nach ihrem Buchstaben
play-keys-drop = Die Karte ablegen, wenn die Hand voll ist
play-keys-close = Das Diner schließen, wo die Regeln es erlauben
play-keys-done = Zug beenden; wenn Bots spielen: vorspulen
play-keys-pace = Bots schneller, langsamer
play-keys-log = Die Partie bisher
play-keys-count = Was weg ist und was noch kommt
play-keys-rules = Die Regeln
play-keys-quit = Aufhören; die Partie bleibt erhalten
play-keys-mouse-name = Maus
play-keys-mouse = Erst die Karte, dann den Stuhl anklicken
play-keys-space = Leertaste
play-legend-sex = { $woman } ist eine Frau, { $man } ein Mann; der Buchstabe gehört zur Nation.
play-legend-faction = Der Rand zeigt die Fraktion: doppelt = { $first }, gepunktet = { $second }.
play-legend-points = Ist eine Karte gewählt, zeigt jeder Stuhl, was sie dort bringt; bei einem blassen steht unten, warum sie nicht passt.
play-legend-fresh = * kam in diesem Zug, ' im Zug davor.
play-thinking = { $name } überlegt …
play-pace = So spielen die Bots: { $pace }.
play-drew = Du hast { $guest } gezogen; dein Zug ist zu Ende.
play-parting = { $name }: Drück Enter, dann sind deine Karten verdeckt.
play-lost-silent = { $name } hat nicht rechtzeitig geantwortet und gibt damit auf; ein Bot spielt weiter.
play-lost-gone = { $name } ist abgebrochen und gibt damit auf; ein Bot spielt weiter.
play-lost-garbage = { $name } hat etwas geantwortet, das keine Antwort ist, und gibt damit auf; ein Bot spielt weiter.
play-lost-illegal = { $name } wollte gegen die Regeln verstoßen und gibt damit auf; ein Bot spielt weiter.
play-hint-thinking = Ein guter Zug wird gesucht …
play-hint-none = Es fand sich kein guter Zug.
play-not-kept = Das konnte nicht gespeichert werden und wurde deshalb nicht getan: { $why }
play-kept = Die Partie liegt in { $file }
play-go-on = Weiter geht es mit: { $command }
play-offer = Eine Partie wartet auf dich
play-offer-go-on = Weiterspielen
play-offer-new = Eine neue beginnen; die andere bleibt, wo sie ist
play-no-terminal = Das braucht ein Terminal. Mit --plain spielst du Zeile für Zeile.
play-watch-all = Alle Hände offen
play-watch-seat = Wie { $name } es sieht
play-plain-intro = Du spielst { $game }. Tippe „help“, um zu lesen, was du eingeben kannst.
play-plain-seated = Es sitzen: { $guests }.
play-plain-seated-none = Noch sitzt niemand.
play-plain-free = Freie Stühle: { $chairs }.
play-plain-hand = Deine Hand: { $cards }.
play-plain-card = { $card } ({ $code })
play-plain-player = { $name }: { $points }, { $cards }.
play-plain-legal = { $action }: { $points }.
play-plain-legal-none = Gerade passt kein Gast.
play-plain-others = Außerdem: { $actions }.
play-plain-unknown = „{ $text }“ kann man hier nicht eingeben. Tippe „help“ für eine Liste.
play-plain-curtain = Drück Enter, wenn nur noch { $name } mitliest.
play-plain-offer = Weiterspielen? Tippe { $yes } oder { $no }.
play-plain-yes = ja
play-plain-no = nein
play-plain-place = setzt diesen Gast auf diesen Stuhl
play-plain-draw = zieht eine Karte
play-plain-drop = legt diese Karte ab, wenn deine Hand voll ist
play-plain-undo = nimmt deine letzte Aktion zurück
play-plain-done = beendet deinen Zug
play-plain-close = schließt das Diner, wo die Regeln es erlauben
play-plain-why = sagt, warum dieser Gast dort nicht sitzen kann oder was er bringt
play-plain-list = zählt auf, was du tun kannst
play-plain-hint = sagt, was jemand täte, der gut spielt
play-plain-look = sagt noch einmal, wie es steht
play-plain-log = erzählt die letzten Züge
play-plain-rules = sagt die Regeln
play-plain-help = diese Liste
play-plain-quit = hört auf; die Partie bleibt erhalten
