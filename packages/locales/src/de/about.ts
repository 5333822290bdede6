import type { AboutStrings } from '../en/about.ts';

const SECTIONS: AboutStrings['sections'] = [
  {
    id: 'games',
    title: 'Die Spiele',
    paragraphs: [
      'Halma ist ein Brettspiel von 1885, bei dem die Steine das Brett überqueren, indem sie übereinander hinwegspringen. Eckha, Grasshopper, Sternhalma, Top Secret, Farb-Halma, Treff-Halma und Cetro gehören zur selben Familie.',
      'Die Regeln folgen den ersten Spielanleitungen und einigen Büchern; auch die Lektionen und Solitäre stammen daraus. Wo eine Quelle unklar ist, steht es auf der Seite des Spiels.',
    ],
  },
  {
    id: 'privacy',
    title: 'Datenschutz',
    paragraphs: [
      'Diese Website zeigt keine Werbung, wertet das Verhalten ihrer Besucher nicht aus und lädt nichts von anderen Websites.',
      'Dein Browser speichert die Partien an diesem Gerät, deine Einstellungen und deinen Fortschritt in den Lektionen. Sobald du dich angemeldet hast, speichert er auch den Namen deines Kontos. Nur wer diesen Browser benutzt, kann das lesen. Du löschst es, indem du in deinem Browser die Daten dieser Website löschst.',
      'Der Server speichert nur dann etwas, wenn du eine Seite unter „Online“ öffnest: eine Kennung, wenn du Gast bist, oder dein Konto und dessen Namen; den Hash deines Passworts, deine Passkeys und Zugangstoken; deine Online-Partien und Turniere; was du im Chat und in Meldungen schreibst; deine Herausforderungen und Benachrichtigungen; wem du folgst und wen du blockierst; Einschränkungen, die Moderatoren für dich festgelegt haben; und wann du zuletzt verbunden warst.',
      'Dreißig Tage lang weiß der Server, wer am selben Tag im selben Netz war, ohne die IP-Adressen zu speichern. Ein Cookie hält dich angemeldet. Deine E-Mail-Adresse hat der Server nur, wenn du sie in deinem Konto angibst, und er kennt den Push-Dienst deines Browsers nur, wenn du Benachrichtigungen auf diesem Gerät einschaltest.',
      'Andere sehen deinen Namen und deine Partien, außer denen, zu denen du per Link einlädst. Auf der Seite deines Kontos kannst du alles herunterladen und löschen. Deine Partien bleiben dann erhalten, aber ohne deinen Namen.',
    ],
  },
  {
    id: 'source',
    title: 'Quelltext',
    paragraphs: [
      'Das Programm ist freie Software unter der MIT-Lizenz: Regelbibliothek, Engine, Löser, Website und Server. Alle dürfen es benutzen, ändern und einen eigenen Server betreiben.',
      'Auch Programme können hier spielen. Eine Datei für Entwickler beschreibt die Schnittstelle dieses Servers.',
    ],
  },
];

/** The strings of the page about the site, in German. */
export const strings: AboutStrings = {
  title: 'Über diese Website',
  lead: 'Halma und verwandte Brettspiele: allein, mit Freunden und online, im Browser und ohne Werbung.',
  sections: SECTIONS,
  apiLink: 'Die Schnittstelle des Servers (OpenAPI)',
};
