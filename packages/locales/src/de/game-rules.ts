import type { GameRulesStrings } from '../en/game-rules.ts';

const atLeastOwn = (men: number): string =>
  `mindestens ${men === 1 ? 'einem eigenen Stein' : `${men} eigenen Steinen`}`;

const RULES: GameRulesStrings['rules'] = {
  aimCamp: {
    title: 'Das Ziel',
    text: ({ men }) => `Bring als Erster alle ${men} Steine in den Hof gegenüber.`,
  },
  aimFull: {
    title: 'Das Ziel',
    text: ({ fullCampMinOwn }) =>
      `Es gewinnt, wessen Zielhof zuerst voll ist, mit ${atLeastOwn(fullCampMinOwn)} darin. Ein Stein, den der Gegner dort lässt, zählt mit.`,
  },
  aimEither: {
    title: 'Das Ziel',
    text: ({ men, fullCampMinOwn }) =>
      `Bring als Erster alle ${men} Steine in den Hof gegenüber; es genügt auch, dass er voll ist, mit ${atLeastOwn(fullCampMinOwn)} darin.`,
  },
  aimRows: {
    title: 'Das Ziel',
    text: () =>
      'Bring als Erster jeden Stein auf die Zielreihe mit seinem Zeichen. Die Zeichen am Rand des Bretts nennen diese Reihen.',
  },
  aimClear: {
    title: 'Das Ziel',
    text: () => 'Es gewinnt, wer zuerst keinen Stein mehr auf dem Brett hat.',
  },
  marked: {
    title: 'Der Wimpelstein',
    text: () =>
      'Der Stein mit dem Wimpel muss auf dem Eckfeld des Zielhofs enden. Steht dort ein anderer, zählt der Hof nicht, bis das berichtigt ist.',
  },
  teams: {
    title: 'Partner',
    text: ({ finishedPlayer }) =>
      `Partner gewinnen gemeinsam, sobald beide alle Steine in ihren Zielhöfen haben. Bis dahin ${finishedPlayer === 'skip' ? 'setzt ein Partner im Ziel aus' : 'darf ein Partner im Ziel ziehen oder passen'}.`,
  },
  drop: {
    title: 'Das Einsetzen',
    text: () =>
      'Reihum setzt jeder einen Stein auf ein leeres Feld der 6 × 6 in der Mitte. Sind alle 36 besetzt, beginnt, wer zuerst eingesetzt hat.',
  },
  step: {
    title: 'Der Schritt',
    text: () => 'Ein Stein darf auf jedes leere Nachbarfeld gehen: vor, zurück, seitwärts oder diagonal.',
  },
  stepSix: {
    title: 'Der Schritt',
    text: () => 'Ein Stein darf in jedes leere Nachbarloch gehen, in jede der sechs Richtungen.',
  },
  jump: {
    title: 'Die Kette',
    text: () =>
      'Oder er springt gerade über einen eigenen oder gegnerischen Stein neben sich und landet unmittelbar dahinter, wenn das Feld frei ist. Von da darf er in jede Richtung weiterspringen; alle Sprünge zusammen sind ein Zug. Nach jedem Sprung darf er anhalten. Springen ist nie Pflicht, und geschlagen wird nicht.',
  },
  jumpFar: {
    title: 'Die Kette',
    text: () =>
      'Oder er springt gerade über einen nahen oder fernen Stein und landet ebenso weit dahinter, wie er davor stand; alle anderen Felder dazwischen müssen leer sein. Von da darf er in jede Richtung weiterspringen; alle Sprünge zusammen sind ein Zug. Nach jedem Sprung darf er anhalten. Springen ist nie Pflicht, und geschlagen wird nicht.',
  },
  oneKind: {
    title: 'Entweder – oder',
    text: () =>
      'Ein Zug ist ein Schritt oder eine Kette, nie beides. Eine Kette darf über ihr Anfangsfeld führen, aber nicht dort enden.',
  },
  colorStep: {
    title: 'Schreiter',
    text: () =>
      'Ein Stein, der auf einem dunklen Feld beginnt, zieht immer ein Feld diagonal. Er springt nie.',
  },
  colorHop: {
    title: 'Springer',
    text: () =>
      'Ein Stein, der auf einem hellen Feld beginnt, springt immer in Reihen und Spalten, jeweils über einen eigenen oder gegnerischen Stein. Er darf im selben Zug weiterspringen. Er macht nie einen Schritt.',
  },
  cetroJump: {
    title: 'Der Sprung',
    text: () =>
      'Ein Stein springt diagonal vorwärts über einen eigenen oder gegnerischen Stein neben sich auf das leere Feld dahinter. Geschlagen wird nicht.',
  },
  cetroSingle: { title: 'Nur ein Sprung', text: () => 'Ein Zug ist ein Sprung; Ketten gibt es nicht.' },
  cetroChain: {
    title: 'Ketten',
    text: () => 'Ein Stein darf im selben Zug weiterspringen, solange er kann.',
  },
  cetroBack: {
    title: 'Der Rückzug',
    text: () => 'Oder er weicht ein Feld diagonal zurück. Einen Schritt vorwärts gibt es nicht.',
  },
  cetroDemand: {
    title: 'Die Forderung',
    text: () =>
      'Mit einem Zug darfst du einen Sprung verlangen: Kann dein Gegner springen, muss sein nächster Zug ein Sprung sein, aber kein bestimmter.',
  },
  marks: {
    title: 'Die Zeichen',
    text: () =>
      'Ein Kreuz zieht gerade, zwei Striche ziehen diagonal, ein Ring zieht gerade und diagonal. Jeder macht einen Schritt oder eine Kette in seinen Richtungen, über Steine beider Seiten, deren Zeichen nicht stärker ist als seins: Das Kreuz ist am schwächsten, der Ring am stärksten.',
  },
  bearOff: {
    title: 'Vom Brett',
    text: () =>
      'Ein Stein am Rand darf mit einem Schritt das Brett verlassen. Auch der letzte Sprung einer Kette darf hinausführen, wenn der übersprungene Stein am Rand steht. Alle vier Ränder zählen, und wer draußen ist, bleibt draußen.',
  },
  evacuate: {
    title: 'Den Hof räumen',
    text: ({ evacuateBlocked }) =>
      `Hat der Gegner, der in deinen Hof will, seinen geräumt, musst du in jedem Zug einen Stein aus deinem ziehen, wenn du kannst. Kommt keiner hinaus, ${evacuateBlocked === 'shuffle' ? 'musst du einen im Hof ziehen, wenn du kannst' : 'darfst du jeden Stein ziehen'}. So kann niemand die Partie verderben, indem er im eigenen Hof bleibt.`,
  },
  homeLimit: {
    title: 'Frist zum Räumen',
    text: ({ homeLimit }) =>
      `Wer nach ${homeLimit} eigenen Zügen noch einen Stein im eigenen Hof hat, verliert.`,
  },
  homeDuty: {
    title: 'Der eigene Hof zuerst',
    text: () =>
      'Kann ein Stein deinen Hof verlassen, musst du einen solchen Zug machen. Sonst musst du einen Stein im Hof weiter nach vorn ziehen, wenn du kannst.',
  },
  stay: {
    title: 'Wer da ist, bleibt',
    text: () => 'Ein Stein, der den Hof gegenüber erreicht hat, verlässt ihn nicht wieder.',
  },
  free: {
    title: 'Die Höfe',
    text: () => 'Die Linien um die Höfe sind keine Mauern: Steine gehen frei hinüber, hin und zurück.',
  },
  noReturn: {
    title: 'Kein Zurück',
    text: () => 'Ein Stein, der deinen Hof verlassen hat, beendet keinen Zug mehr darin.',
  },
  noStop: {
    title: 'Fremde Höfe',
    text: () => 'Eine Kette darf durch den Hof eines dritten Spielers führen, aber kein Zug endet dort.',
  },
  noCompletion: {
    title: 'Keine Geschenke',
    text: () => 'Kein Zug darf das letzte Feld in dem Hof füllen, den dein Gegner füllen will.',
  },
  places: {
    title: 'Plätze',
    text: () =>
      'Wer zuerst im Ziel ist, gewinnt. Die anderen spielen um die weiteren Plätze; wer im Ziel ist, setzt aus.',
  },
  equalTurns: {
    title: 'Ein letzter Zug',
    text: () =>
      'Ist der Spieler im Ziel, der begonnen hat, bekommt der andere noch einen Zug. Kommt auch er damit ins Ziel, ist die Partie remis.',
  },
  repetition: {
    title: 'Remis',
    text: () => 'Dieselbe Stellung zum dritten Mal ist remis.',
  },
  claim: {
    title: 'Remis',
    text: () =>
      'Steht dieselbe Stellung zum dritten Mal auf dem Brett, darf der Spieler am Zug Remis reklamieren.',
  },
  moveCap: {
    title: 'Zuglimit',
    text: ({ moveCap, capResult }) =>
      capResult === 'draw'
        ? `Die Partie endet nach ${moveCap} Zügen aller Spieler zusammen remis.`
        : `Die Partie endet nach ${moveCap} Zügen aller Spieler zusammen, und es gewinnt, wer dem Ziel am nächsten ist.`,
  },
  noMovePass: {
    title: 'Kein Zug möglich',
    text: () => 'Wer nicht ziehen kann, passt. Passen alle nacheinander, ist die Partie remis.',
  },
  noMoveLoss: { title: 'Kein Zug möglich', text: () => 'Wer nicht ziehen kann, verliert.' },
  noMoveDraw: {
    title: 'Kein Zug möglich',
    text: () => 'Kann der Spieler am Zug nicht ziehen, ist die Partie remis.',
  },
  lastMover: {
    title: 'Kein Zug möglich',
    text: () =>
      'Wer nicht ziehen kann, wird übersprungen. Kann keine Seite ziehen, gewinnt, wer zuletzt gezogen hat.',
  },
};

/** The rules of the games in German. */
export const strings: GameRulesStrings = {
  setup: 'Der Aufbau',
  setups: {
    'halma-2':
      'Ein Brett mit 16 × 16 Feldern, zwei Spieler. Je neunzehn Steine füllen die Höfe in zwei gegenüberliegenden Ecken.',
    'halma-4':
      'Ein Brett mit 16 × 16 Feldern, vier Spieler, jeder in einer Ecke. Je dreizehn Steine füllen die Höfe.',
    'eckha-2':
      'Ein Brett mit 16 × 16 Feldern, zwei Spieler. Je neunzehn Steine füllen die Höfe in zwei gegenüberliegenden Ecken.',
    'eckha-4':
      'Ein Brett mit 16 × 16 Feldern, vier Spieler, jeder in einer Ecke. Je dreizehn Steine füllen die Höfe.',
    'grasshopper-8':
      'Ein Brett mit 8 × 8 Feldern, zwei Spieler. Je zehn Steine füllen die Dreiecke in zwei gegenüberliegenden Ecken.',
    'grasshopper-10':
      'Ein Brett mit 10 × 10 Feldern, zwei Spieler. Je fünfzehn Steine füllen die Dreiecke in zwei gegenüberliegenden Ecken.',
    'star-2': 'Ein Stern mit 121 Löchern, zwei Spieler. Je zehn Steine füllen zwei gegenüberliegende Zacken.',
    'star-3':
      'Ein Stern mit 121 Löchern, drei Spieler. Je zehn Steine füllen jede zweite Zacke; das Ziel ist die leere Zacke gegenüber.',
    'star-4':
      'Ein Stern mit 121 Löchern, vier Spieler. Je zehn Steine füllen zwei Paare gegenüberliegender Zacken.',
    'star-6': 'Ein Stern mit 121 Löchern, sechs Spieler. Je zehn Steine füllen alle Zacken.',
    star15:
      'Ein Stern mit 121 Löchern, zwei Spieler. Je fünfzehn Steine füllen zwei gegenüberliegende Zacken und die Reihe davor.',
    'rhombus-9':
      'Eine Raute mit 81 Löchern, zwei Spieler. Je zehn Steine füllen die Ecken an den beiden Spitzen.',
    'rhombus-7':
      'Eine Raute mit 49 Löchern, zwei Spieler. Je sechs Steine füllen die Ecken an den beiden Spitzen.',
    'rhombus-6':
      'Eine Raute mit 36 Löchern, zwei Spieler. Je sechs Steine füllen die Ecken an den beiden Spitzen.',
    'rhombus-5':
      'Eine Raute mit 25 Löchern, zwei Spieler. Je sechs Steine füllen die Ecken an den beiden Spitzen.',
    'rhombus-7-three':
      'Eine Raute mit 49 Löchern, zwei Spieler. Je drei Steine füllen die Ecken an den beiden Spitzen.',
    'rhombus-5-three':
      'Eine Raute mit 25 Löchern, zwei Spieler. Je drei Steine füllen die Ecken an den beiden Spitzen.',
    marked:
      'Ein Brett mit 16 × 16 Feldern, zwei Spieler. Je neunzehn Steine füllen die Höfe in zwei gegenüberliegenden Ecken; der Stein ganz in der Ecke trägt einen Wimpel.',
    color:
      'Ein Brett mit 16 × 16 Feldern, zwei Spieler. Je neunzehn Steine füllen die Höfe in zwei gegenüberliegenden Ecken: neun auf dunklen Feldern, zehn auf hellen.',
    'top-secret':
      'Ein Brett mit 16 × 16 Feldern, anfangs leer, zwei Spieler. Jeder hat achtzehn Steine in der Hand.',
    cetro:
      'Ein Brett mit 9 × 9 Feldern, zwei Spieler; die Steine stehen nur auf dunklen Feldern. Jeder hat fünf Steine auf der ersten Reihe, vier auf der zweiten und fünf auf der dritten; das Zeichen auf dem Stein nennt seine Reihe.',
    'cetro-reconstruction':
      'Ein Brett mit 8 × 8 Feldern, zwei Spieler. Je zwölf Steine stehen auf den dunklen Feldern der drei nächsten Reihen: hinten Ringe, in der Mitte Striche, vorn Kreuze.',
  },
  rules: RULES,
};
