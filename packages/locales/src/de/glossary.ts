import type { GlossaryStrings } from '../en/glossary.ts';

/** The strings of the glossary for players, in German. */
export const strings: GlossaryStrings = {
  title: 'Glossar',
  lead: 'Die Begriffe des Spiels und dieser Website.',
  learn: 'Lernen',
  entries: 'Begriffe',
  sections: {
    board: 'Brett und Steine',
    moves: 'Züge',
    rules: 'Regeln und Ergebnis',
    strategy: 'Strategie',
    analysis: 'Analyse',
    solitaires: 'Solitäre',
    online: 'Online spielen',
  },
  terms: {
    board: { term: 'Brett', meaning: 'Die Felder oder Löcher, auf denen Steine stehen.' },
    cell: {
      term: 'Feld',
      meaning:
        'Ein Feld eines quadratischen Bretts oder ein Loch des Sterns oder der Raute. Jedes hat einen Namen, etwa e4.',
    },
    man: {
      term: 'Stein',
      meaning:
        'Ein Spielstein. Alle Steine eines Spielers sind gleich, außer bei Treff-Halma, Farb-Halma und Cetro.',
    },
    seat: { term: 'Platz', meaning: 'Der Ort eines Spielers am Brett, mit seiner Farbe.' },
    army: { term: 'Heer', meaning: 'Alle Steine eines Spielers.' },
    camp: { term: 'Hof', meaning: 'Die Felder, auf denen die Steine eines Spielers beginnen.' },
    target: { term: 'Ziel', meaning: 'Der Hof gegenüber, den die Steine eines Spielers füllen müssen.' },
    move: {
      term: 'Zug',
      meaning:
        'Was ein Spieler tut, wenn er an der Reihe ist: ein Schritt oder eine Sprungkette mit einem Stein. Die Länge einer Partie zählt die Züge jedes Spielers.',
    },
    step: { term: 'Schritt', meaning: 'Ein Zug auf ein freies Nachbarfeld.' },
    jump: {
      term: 'Sprung',
      meaning:
        'Ein Satz in gerader Linie über einen Stein auf das freie Feld gleich dahinter. Geschlagen wird nicht.',
    },
    hop: {
      term: 'Sprungkette',
      meaning: 'Ein Sprung oder mehrere Sprünge eines Steins in einem Zug, kurz Kette.',
    },
    route: { term: 'Weg', meaning: 'Die Felder, auf denen ein Stein während einer Kette landet.' },
    drop: { term: 'Einsetzen', meaning: 'Bei Top Secret: einen Stein aus der Hand auf das Brett stellen.' },
    bearOff: {
      term: 'Vom Brett ziehen',
      meaning: 'Bei Top Secret: mit einem Stein über den Rand hinausziehen.',
    },
    demand: { term: 'Forderung', meaning: 'Bei Cetro: Der Gegner muss als Nächstes springen, wenn er kann.' },
    pass: {
      term: 'Passen',
      meaning: 'Was ein Spieler tut, der nicht ziehen kann, sofern die Regeln nichts anderes sagen.',
    },
    round: { term: 'Runde', meaning: 'Ein Teil eines Turniers, in dem jeder Spieler an einem Tisch spielt.' },
    option: { term: 'Regel', meaning: 'Eine Spielregel, die sich vor der Partie wählen lässt.' },
    preset: {
      term: 'Regelwerk',
      meaning: 'Eine benannte Auswahl von Regeln, etwa die der ersten Anleitung von 1885.',
    },
    rank: {
      term: 'Platzierung',
      meaning: 'Der Rang eines Spielers nach der Reihenfolge im Ziel: 1., 2., 3.',
    },
    partner: {
      term: 'Partner',
      meaning: 'Ein Spieler derselben Seite. Partner gewinnen, wenn beide im Ziel sind.',
    },
    evacuate: {
      term: 'Den Hof räumen',
      meaning: 'Die Pflicht, den eigenen Hof zu räumen, sobald der Gegner seinen geräumt hat.',
    },
    homeLimit: {
      term: 'Frist zum Räumen',
      meaning: 'Die Zahl der Züge, nach denen verliert, wer noch einen Stein im eigenen Hof hat.',
    },
    repetition: {
      term: 'Wiederholung',
      meaning: 'Dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal.',
    },
    ladder: {
      term: 'Leiter',
      meaning: 'Eine Linie von Steinen mit einzelnen Lücken, über die ein Stein weit springen kann.',
    },
    rung: { term: 'Sprosse', meaning: 'Ein Stein einer Leiter.' },
    straggler: { term: 'Nachzügler', meaning: 'Ein Stein weit hinter dem übrigen Heer.' },
    scout: { term: 'Späher', meaning: 'Ein Stein weit vor dem übrigen Heer.' },
    wall: {
      term: 'Mauer',
      meaning: 'Zwei Reihen von Steinen hintereinander, die kein Stein überspringen kann.',
    },
    phase: {
      term: 'Phase',
      meaning:
        'Die Teile einer Partie: das Gambit (Eröffnung), das Getümmel (die Heere treffen sich) und das Einräumen (das Ziel wird gefüllt).',
    },
    gambit: {
      term: 'Gambit',
      meaning:
        'Die Eröffnung einer Partie: Jedes Heer verlässt seinen Hof, und beide haben sich noch nicht getroffen.',
    },
    melee: {
      term: 'Getümmel',
      meaning: 'Die Mitte einer Partie: Die Heere treffen sich, und jedes nutzt die Steine des anderen.',
    },
    packing: { term: 'Einräumen', meaning: 'Das Ziel in möglichst wenigen Zügen füllen.' },
    parity: {
      term: 'Feldklasse',
      meaning:
        'Die Felder, die ein Stein allein mit Sprüngen erreicht. Nur ein Schritt führt hinaus, darum lassen sich manche Schritte nicht sparen.',
    },
    race: {
      term: 'Wettlauf',
      meaning:
        'Der Teil einer Partie, in dem die Heere aneinander vorbei sind und jedes nur noch den kürzesten Weg ins Ziel sucht.',
    },
    lead: { term: 'Vorsprung', meaning: 'Um wie viele Züge ein Spieler im Wettlauf vorn liegt.' },
    line: { term: 'Variante', meaning: 'Eine Folge von Zügen, die die Engine erwartet.' },
    depth: { term: 'Tiefe', meaning: 'Die Zahl der Züge, die die Engine vorausrechnet.' },
    level: { term: 'Stufe', meaning: 'Wie stark der Computer spielt, von 1 (Anfänger) bis 10 (Stärkste).' },
    accuracy: {
      term: 'Genauigkeit',
      meaning:
        'Wie nah die Züge einer Seite an den besten sind, von 0 bis 100\u00a0%. Ein Fehler zählt höchstens 63\u00a0%.',
    },
    review: { term: 'Auswertung', meaning: 'Die Analyse jedes Zugs einer beendeten Partie.' },
    solitaire: { term: 'Solitär', meaning: 'Eine Aufgabe für ein Heer ohne Gegner.' },
    figure: {
      term: 'Figur',
      meaning:
        'Eine symmetrische Menge von Feldern außerhalb eines Hofs, die seine Steine mit je einem Zug erreichen.',
    },
    key: { term: 'Schlüssel', meaning: 'Die gedruckte Lösung eines Solitärs.' },
    crossing: { term: 'Überquerung', meaning: 'Ein Heer ohne Gegner aus seinem Hof ins Ziel bringen.' },
    longHop: {
      term: 'Längste Kette',
      meaning:
        'Die Aufgabe, Steine so aufzustellen, dass ein bestimmter Stein möglichst viele Sprünge braucht, um in einem Zug das Brett zu überqueren.',
    },
    lobby: { term: 'Lobby', meaning: 'Die Seite mit den offenen Partien.' },
    openGame: { term: 'Offene Partie', meaning: 'Eine Partie in der Lobby, die auf Mitspieler wartet.' },
    spectator: { term: 'Zuschauer', meaning: 'Eine Person, die einer Partie zusieht.' },
    takeback: { term: 'Zurücknehmen', meaning: 'Einen Zug rückgängig machen, wenn die Gegner zustimmen.' },
    abort: { term: 'Abbrechen', meaning: 'Eine Partie beenden, bevor alle gezogen haben. Sie zählt nicht.' },
    premove: {
      term: 'Vorauszug',
      meaning:
        'Ein vorher gewählter Zug, der gespielt wird, sobald du am Zug bist, wenn er dann möglich ist.',
    },
    clock: {
      term: 'Uhr',
      meaning: 'Bedenkzeit für die ganze Partie und Zeitgutschrift pro Zug: 10 Min. + 5 s.',
    },
    correspondence: {
      term: 'Fernpartie',
      meaning: 'Eine Partie mit einem oder mehreren Tagen Bedenkzeit für jeden Zug.',
    },
    moderator: { term: 'Moderator', meaning: 'Eine Person, die Meldungen auf einem Server bearbeitet.' },
  },
};
