import type { GuideStrings } from '../en/guide.ts';

const INTRODUCTIONS: GuideStrings['introductions'] = {
  halma: {
    lead: 'Zwei Heere tauschen die Plätze. Mach einen Schritt oder spring über einen Stein und gleich weiter; geschlagen wird nicht.',
    source:
      'Erfunden 1883 oder 1884 von George Howard Monks, einem amerikanischen Chirurgen, und 1885 mit einer Anleitung veröffentlicht.',
  },
  'chinese-checkers': {
    lead: 'Alle wollen über den sechszackigen Stern in die Zacke gegenüber. Im Englischen heißt das Spiel Chinese checkers, mit China und Dame hat es aber nichts zu tun.',
    source: 'Zuerst 1892 in Deutschland als Stern-Halma verkauft.',
  },
  grasshopper: {
    lead: 'Halma auf einem Brett, das es in jedem Haushalt gibt. Zehn Steine sind in zehn Minuten drüben, und jede Leiter ist kurz genug zum Nachzählen.',
    source: 'Bekannt seit 1948, als es für ein Damebrett beschrieben wurde.',
  },
  rhombus: {
    lead: 'Zwei Heere tauschen die Plätze auf der Raute zwischen zwei Zacken des Sterns. Das Brett ist schmal, sie können einander nicht ausweichen.',
    source: 'Auf diesem Brett wird Sternhalma zu zweit mit dem Computer erforscht.',
  },
  marked: {
    lead: 'Halma mit Wimpel. Ein Stein jeder Seite trägt ihn und muss auf dem Eckfeld des Zielhofs enden.',
    source: 'Bekannt aus einem Artikel über die Varianten von Halma.',
  },
  color: {
    lead: 'Das Feld, auf dem ein Stein beginnt, bestimmt, wie er die ganze Partie lang zieht. Steine von dunklen Feldern machen nur Schritte; Steine von hellen Feldern springen nur, und zwar über die anderen.',
    source: 'Bekannt aus einem Artikel über die Varianten von Halma.',
  },
  'top-secret': {
    lead: 'Zuerst füllen die Spieler reihum die Mitte des Bretts. Dann wollen alle Steine zum Rand, und wer zuerst keinen mehr auf dem Brett hat, gewinnt.',
    source: 'Bekannt aus einem Artikel über die Varianten von Halma.',
  },
  cetro: {
    lead: 'Ein Stein springt vor oder weicht ein Feld zurück, sonst nichts. Die Steine jeder Farbe haben auf der anderen Seite ihre eigene Reihe.',
    source:
      'Diese Regeln folgen einer Beschreibung des Spiels, das J. W. Spear verkaufte; die Anleitung selbst kennen wir nicht.',
  },
  eckha: {
    lead: 'Milton Bradley hatte Halma drei Jahre lang verkauft, als andere das Wort für sich beanspruchten. Die Firma nannte das Spiel Eckha und ließ die Züge, wie sie waren.',
    source: 'Bradleys Anleitung von 1889; ihre Regeln stehen beim Aufbau zur Wahl.',
  },
  'cetro-reconstruction': {
    lead: 'Ein einziger Satz in einem Artikel beschreibt ein Cetro, dessen Steine Zeichen tragen: wie sie ziehen und wie stark sie sind. Diese Regeln sind unsere Vermutung.',
    source: 'Rekonstruiert aus diesem Satz; eine andere Quelle ist nicht bekannt.',
  },
};

const CAPTIONS: GuideStrings['captions'] = {
  step: { term: 'Schritt', text: 'auf ein leeres Feld neben dem Stein: gerade oder diagonal.' },
  jump: { term: 'Sprung', text: 'über einen eigenen oder gegnerischen Stein auf das leere Feld dahinter.' },
  hop: {
    term: 'Kette:',
    text: 'Spring weiter, solange ein Stein zum Überspringen da ist. Nach jedem Sprung darfst du anhalten.',
  },
  win: {
    term: 'Gewonnen',
    text: 'hat, wer zuerst den Hof gegenüber füllt. Hat der Gegner seinen geräumt, musst du deinen räumen.',
  },
  'star-step': { term: 'Schritt', text: 'in ein leeres Loch neben dem Stein, in sechs Richtungen.' },
  'star-jump': { term: 'Sprung', text: 'über einen beliebigen Stein in das leere Loch dahinter.' },
  'star-hop': {
    term: 'Kette:',
    text: 'Spring weiter und bieg ab, wie du willst. Eine lange Kette geht über den ganzen Stern.',
  },
  'rhombus-hop': {
    term: 'Kette:',
    text: 'Spring weiter und bieg ab, wie du willst, über Steine beider Seiten.',
  },
  'star-win': { term: 'Gewonnen', text: 'hat, wer die Zacke gegenüber mit seinen zehn Steinen füllt.' },
  'rhombus-win': {
    term: 'Gewonnen',
    text: 'hat, wer die Ecke gegenüber füllt. Die zwei Spitzen sind die Ecken, auf die es ankommt.',
  },
  'marked-man': { term: 'Der Wimpel', text: 'zeichnet den Stein aus, der ganz in der Ecke beginnt.' },
  'marked-hop': { term: 'Er zieht', text: 'wie jeder andere Stein, und andere dürfen über ihn springen.' },
  'marked-step': {
    term: 'Ein Schritt',
    text: 'ist mindestens nötig: Ketten allein enden neben dem Eckfeld, nie darauf.',
  },
  'marked-win': {
    term: 'Gewonnen',
    text: 'hat, wessen Wimpelstein auf dem Eckfeld steht, mit den anderen um ihn herum.',
  },
  'color-step': {
    term: 'Schreiter',
    text: 'beginnen auf dunklen Feldern. Sie ziehen diagonal und springen nie.',
  },
  'color-hop': {
    term: 'Springer',
    text: 'beginnen auf hellen Feldern. Sie springen in Reihen und Spalten und machen nie einen Schritt.',
  },
  'color-ladder': {
    term: 'Leitern',
    text: 'bestehen aus Schreitern: Über andere kann ein Springer nicht springen.',
  },
  'color-win': {
    term: 'Gewonnen',
    text: 'hat, wer den Hof gegenüber füllt; seine Felder passen genau zu deinen Steinen.',
  },
  'secret-drop': {
    term: 'Einsetzen:',
    text: 'reihum auf die 36 Felder in der Mitte, bis alle besetzt sind.',
  },
  'secret-step': { term: 'Hinaus', text: 'geht ein Stein vom Rand mit einem Schritt. Er bleibt draußen.' },
  'secret-hop': {
    term: 'Hinaus',
    text: 'führt auch der letzte Sprung einer Kette, über einen Stein am Rand.',
  },
  'secret-win': { term: 'Gewonnen', text: 'hat, wer zuerst keinen Stein mehr auf dem Brett hat.' },
  'cetro-jump': { term: 'Sprung', text: 'diagonal vorwärts über einen eigenen oder gegnerischen Stein.' },
  'cetro-back': { term: 'Rückzug', text: 'ein Feld diagonal. Einen Schritt vorwärts gibt es nicht.' },
  'cetro-demand': {
    term: 'Forderung:',
    text: 'Mit einem Zug verlangst du einen Sprung. Kann dein Gegner springen, muss er es.',
  },
  'cetro-win': {
    term: 'Gewonnen',
    text: 'hat, wessen Steine alle auf der Reihe ihrer Farbe stehen: Die Zeichen am Rand nennen sie.',
  },
  'marks-one': { term: 'Ein Kreuz', text: 'zieht gerade: vor, zurück und seitwärts.' },
  'marks-two': { term: 'Zwei Striche', text: 'ziehen diagonal.' },
  'marks-three': { term: 'Ein Ring', text: 'zieht gerade und diagonal und darf über jeden Stein springen.' },
  'marks-win': {
    term: 'Gewonnen',
    text: 'hat, wer die zwölf Felder besetzt, auf denen der Gegner begonnen hat.',
  },
};

const EXERCISES: GuideStrings['exercises'] = {
  halma: {
    task: 'Ein schwarzer Stein ist weit zurück, auf e1. Bring ihn in einem Zug nach m15.',
    done: 'Zehn Sprünge in einem Zug, über Freund und Feind.',
  },
  'chinese-checkers': {
    task: 'Bring den schwarzen Stein von e6 in einem Zug nach m8.',
    done: 'Vier Sprünge, acht Reihen: quer durch die Mitte des Sterns.',
  },
  grasshopper: {
    task: 'Bring den schwarzen Stein von c4 in einem Zug nach g8.',
    done: 'Mit vier Sprüngen von einer Seite des Bretts auf die andere.',
  },
  rhombus: {
    task: 'Bring den schwarzen Stein von c3 in einem Zug nach i7.',
    done: 'Fünf Sprünge mitten durch die Menge, über Steine beider Seiten.',
  },
  marked: {
    task: 'Bring den Stein mit dem Wimpel in zwei Zügen nach p16.',
    done: 'Ein Schritt, und dann mit einer Kette ins Ziel.',
  },
  color: {
    task: 'Der Stein auf c2 kann nur springen. Setze ihm eine Sprosse und bring ihn nach e6: zwei Züge.',
    done: 'Der Schreiter hat für zwei weitere Sprünge gesorgt.',
  },
  'top-secret': {
    task: 'Bring alle drei schwarzen Steine in drei Zügen vom Brett.',
    done: 'Der Stein am Rand hat gewartet, bis die anderen über ihn gesprungen waren.',
  },
  cetro: {
    task: 'Bring d8 nach g9 und e5 nach c7, auf ihre Reihen: drei Züge.',
    done: 'Ein Stein musste zurückweichen, bevor er auf seine Reihe springen konnte.',
  },
  eckha: {
    task: 'Bring den schwarzen Stein von d5 in einem Zug nach p15.',
    done: 'Ein Eckha von neun Sprüngen: So nennt die Anleitung eine Kette.',
  },
  'cetro-reconstruction': {
    task: 'Bring den Stein von c6 in einem Zug nach g8.',
    done: 'Ein Ring springt gerade und diagonal und über jedes Zeichen.',
  },
};

const OPTIONS: GuideStrings['options'] = {
  partners: { name: 'Partner', about: 'Gegenüber oder Nachbarn gewinnen zusammen.' },
  pairs: { name: 'Partner', about: 'Die Spieler gegenüber gewinnen zusammen.' },
  places: { name: 'Um die Plätze', about: 'Die anderen spielen um den zweiten und dritten weiter.' },
  marked: { name: 'Wimpelstein', about: 'Ein Stein muss auf das Eckfeld des Zielhofs.' },
  color: { name: 'Schreiter und Springer', about: 'Das Anfangsfeld bestimmt, wie ein Stein zieht.' },
  'rules-1885': { name: 'Regeln von 1885', about: 'Die erste Anleitung: keine Pflicht, den Hof zu räumen.' },
  'rules-1889': { name: 'Regeln von 1889', about: 'Bradleys Anleitung: keine Pflicht, den Hof zu räumen.' },
  'far-camp': { name: 'Wer da ist, bleibt', about: 'Ein Stein im Zielhof verlässt ihn nicht wieder.' },
  'full-camp': { name: 'Ein voller Hof gewinnt', about: 'Auch wenn noch Steine des Gegners darin stehen.' },
  limit: { name: 'Frist zum Räumen', about: 'Dreißig oder fünfzig Züge: Dann muss dein Hof leer sein.' },
  'last-turn': { name: 'Ein letzter Zug', about: 'Beide Spieler haben gleich viele Züge.' },
  'long-jumps': { name: 'Weite Sprünge', about: 'Über einen entfernten Stein, ebenso weit dahinter.' },
  'no-stop': {
    name: 'Kein Halt in fremden Zacken',
    about: 'Ketten führen durch fremde Zacken, ohne dort zu enden.',
  },
  solving: { name: 'Regeln des Lösers', about: 'Nach ihnen sind kleine Bretter gelöst.' },
  corner: {
    name: 'Eigenes Eckfeld',
    about: 'Dunkel oder hell: Das bestimmt, welche Steine nur Schritte machen.',
  },
  chain: { name: 'Ketten', about: 'Ein Stein darf nach dem ersten Sprung weiterspringen.' },
};

const RECORDS: GuideStrings['records'] = {
  'crossing-19': {
    name: 'Neunzehn Steine allein',
    about: 'kommen in 43 Zügen hinüber. Mindestens 27 sind nötig; die kleinste Zahl ist unbekannt.',
  },
  'crossing-13': {
    name: 'Dreizehn Steine allein',
    about: 'kommen in 40 Zügen hinüber. Mindestens 20 sind nötig.',
  },
  'long-hop': {
    name: 'Die längste erzwungene Kette',
    about:
      'mit 37 Steinen hat 61 Sprünge. Die Anleitung von 1885 fragt danach; mehr lassen sich mit 37 nicht erzwingen.',
  },
  'crossing-star': {
    name: 'Zehn Steine allein',
    about:
      'überqueren den Stern in 27 Zügen: 1971 von O. Levenspiel gefunden, 2009 von G. I. Bell als kürzeste Lösung bewiesen.',
  },
  'shortest-star': {
    name: 'Die kürzeste Partie',
    about:
      'endet nach 30 Zügen, wenn beide helfen: von D. Fabian gefunden, von G. I. Bell als kürzeste bewiesen.',
  },
  'crossing-8': {
    name: 'Zehn Steine allein',
    about: 'überqueren 8 × 8 Felder in 18 Zügen; weniger geht nachweislich nicht.',
  },
  'crossing-10': {
    name: 'Fünfzehn Steine allein',
    about: 'überqueren 10 × 10 Felder in 27 Zügen. Mindestens 23 sind nötig.',
  },
  solved: {
    name: 'Gelöst',
    about:
      'Auf Brettern bis 7 × 7 mit je sechs Steinen gewinnt bei perfektem Spiel, wer beginnt: N. Sturtevant, 2019.',
  },
  'crossing-color': {
    name: 'Neunzehn Steine allein',
    about: 'kommen in 147 Zügen hinüber; kürzer ist keine Lösung bekannt.',
  },
};

/** The strings of the pages of games in German. */
export const strings: GuideStrings = {
  introductions: INTRODUCTIONS,
  captions: CAPTIONS,
  exercises: EXERCISES,
  options: OPTIONS,
  records: RECORDS,
  actions: {
    computer: 'Gegen den Computer',
    friends: 'Freunde an diesem Gerät',
    online: 'Online',
    join: 'Mitspielen',
    watch: 'Zuschauen',
    print: 'Diese Seite drucken',
  },
  since: (year) => `seit ${year}`,
  tryIt: 'Probier es aus.',
  board: 'Eine Stellung zum Ausprobieren',
  waiting: (games) => (games === 1 ? '1 offene Partie' : `${games} offene Partien`),
  howToPlay: 'So wird gespielt',
  figure: (letter) => `Abb. ${letter}`,
  fullRules: 'Die vollständigen Regeln',
  ways: 'So kann man es spielen',
  optionsTitle: 'Wählbare Regeln',
  recordsTitle: 'Rekorde',
  openNow: 'Jetzt mitspielen',
  allOpen: 'Alle offenen Partien',
  noneOpen: 'Keine offene Partie. Erstelle eine, und alle, die online sind, können mitspielen.',
  createOne: 'Eine Partie erstellen',
  runningNow: 'Laufende Partien',
  unreachable:
    'Die laufenden Partien lassen sich nicht laden. Gegen den Computer und an diesem Gerät geht es ohne Verbindung.',
  more: 'Mehr dazu',
  lesson: (title) => `Lektion: ${title}`,
  solitaire: (title) => `Solitär: ${title}`,
  analysis: 'Die Grundstellung analysieren',
  printBoard: 'Das Brett drucken',
  solved: 'Gegen perfektes Spiel',
  glossary: 'Alle Begriffe erklärt',
  history: 'Die Geschichte des Spiels',
  source: 'Quelle',
};
