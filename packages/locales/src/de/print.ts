import type { PrintStrings } from '../en/print.ts';

/** The strings of the print page and of the leaflet that it prints, in German. */
export const strings: PrintStrings = {
  title: 'Drucken',
  lead: 'Ein eigenes Brett, maßstäblich, oder die Regeln auf einem Faltblatt. In voller Größe drucken: 100\u00a0%, nicht „an Seite anpassen“.',
  whatToPrint: 'Was soll gedruckt werden?',
  printables: { board: 'Ein Brett', rules: 'Die Regeln' },
  board: 'Brett',
  boards: {
    H16: 'Halma, 16 × 16',
    H10: 'Grasshopper, 10 × 10',
    H8: 'Grasshopper, 8 × 8',
    S121: 'Sternhalma, 121 Löcher',
    R9: 'Raute, 81 Löcher',
    R7: 'Raute, 49 Löcher',
    R6: 'Raute, 36 Löcher',
    R5: 'Raute, 25 Löcher',
    C9: 'Cetro, 9 × 9',
    C8: 'Cetro, unsere Rekonstruktion, 8 × 8',
  },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  size: 'Größe eines Felds',
  pitch: 'Von Loch zu Loch',
  fit: (size) => `${size} mm, für ein einziges Blatt`,
  millimetres: (size) => `${size} mm`,
  squares: 'Felder',
  shades: { tinted: 'Getönt', plain: 'Nur Linien' },
  sheets: (count) =>
    count === 1 ? 'Ein Blatt.' : `${count} Blätter: an den Marken schneiden und zusammensetzen.`,
  measures: (width, height) => `Das Brett misst ${width} × ${height} cm.`,
  folding:
    'Zwei Seiten eines Blatts. Beidseitig drucken, an der kurzen Kante gewendet, und in der Mitte falten.',
  print: 'Drucken',
  preview: 'Vorschau',
  sheet: (number, count) => `Blatt ${number} von ${count}`,
  sheetPosition: (column, row) => `Spalte ${column}, Reihe ${row}`,
  ruler: '50 mm',
  back: 'Lernen',
  leaflet: {
    title: 'Halma',
    subtitle: 'Der Sprung',
    about: 'Die Regeln für zwei und für vier',
    caption: 'Eine Kette von zwei Sprüngen.',
    outside: 'Außenseite des Faltblatts',
    inside: 'Innenseite des Faltblatts',
    insideSections: [
      {
        title: 'Was du brauchst',
        text: [
          'Ein Brett mit sechzehn mal sechzehn Feldern. Für zwei Spieler je neunzehn Steine, für vier je dreizehn, in so vielen Farben, wie Spieler da sind.',
          'Zwei Spieler sitzen einander gegenüber, und jeder füllt den großen Hof zu seiner Linken. Vier nehmen die kleinen Höfe, einen in jeder Ecke.',
        ],
      },
      {
        title: 'Ziel des Spiels',
        text: ['Bring alle deine Steine in den Hof gegenüber. Wer das zuerst geschafft hat, gewinnt.'],
      },
      {
        title: 'Der Schritt',
        text: [
          'Gezogen wird reihum im Uhrzeigersinn, mit je einem Stein. Ein Stein kann auf jedes leere Nachbarfeld gehen: vor, zurück, seitwärts oder diagonal.',
        ],
      },
      {
        title: 'Die Sprungkette',
        text: [
          'Oder er springt in gerader Linie über einen Stein neben sich auf das leere Feld gleich dahinter. Der übersprungene Stein darf jedem gehören und bleibt auf dem Brett.',
          'Von dort darf er weiterspringen, in jede Richtung, so oft er einen Stein zum Überspringen findet. Alle Sprünge zusammen sind eine Kette und ein Zug. Er darf nach jedem Sprung stehen bleiben und muss nie springen.',
          'Ein Zug ist ein Schritt oder eine Kette, nie beides. Ein Sprung knickt nie ab wie der Springer im Schach: Eine Kette endet immer auf einem Feld der Farbe, auf der sie begann.',
        ],
      },
      {
        title: 'Die Höfe',
        text: [
          'Die Linien um die Höfe sind keine Mauern; Steine gehen frei hinüber. Hat aber dein Gegner seinen Hof verlassen, musst du einen Stein aus deinem ziehen, wenn du kannst.',
        ],
      },
      {
        title: 'Zu viert',
        text: [
          'Jeder für sich; oder Partner sitzen einander gegenüber oder nebeneinander. Partner gewinnen, wenn beide im Ziel sind. Wer im Ziel ist, setzt aus, und die anderen spielen weiter.',
        ],
      },
    ],
    backSections: [
      {
        title: 'So gewinnst du den Wettlauf',
        text: [
          'Stelle Steine in eine Linie mit je einem leeren Feld dazwischen: eine Leiter, auf der die anderen zehn Felder und mehr in einem Zug laufen.',
          'Ein Schritt, der eine fehlende Sprosse setzt, ist mehr wert als eine kurze Kette. Lass keinen Stein zurück: Allein kommt er pro Zug nur ein Feld weit.',
          'Steine vorn dürfen die hinten nicht aufhalten. Fülle den Zielhof von hinten.',
        ],
      },
      {
        title: 'Allein',
        text: [
          'Bring neunzehn Steine in neunzehn Zügen aus dem Hof, in eine Figur, die zur Diagonale symmetrisch ist.',
          'Zieh mit dem ganzen Heer über das leere Brett. Dreiundvierzig Züge genügen; sechsundzwanzig sind nachweislich zu wenig.',
        ],
      },
    ],
  },
};
