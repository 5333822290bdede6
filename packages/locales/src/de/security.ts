import type { TokenScope } from '@halma/protocol';
import type { SecurityStrings } from '../en/security.ts';

const SCOPES: Readonly<Record<TokenScope, string>> = {
  'games:read': 'Partien ansehen',
  'games:play': 'Partien spielen',
  challenges: 'Herausfordern und auf Herausforderungen antworten',
  tournaments: 'An Turnieren teilnehmen',
  bot: 'Dieses Konto zu einem Bot-Konto machen',
};

/** The strings about account security and recovery, in German. */
export const strings: SecurityStrings = {
  proof: {
    title: 'Bestätige, dass du es bist',
    text: 'Deine letzte Anmeldung ist mehr als fünf Minuten her. Gib dein Passwort ein, einen Code aus deiner Authenticator-App oder einen Wiederherstellungscode.',
    way: 'Bestätigen mit',
    ways: { password: 'Passwort', code: 'Code' },
    wrongPassword: 'Das Passwort ist falsch.',
    confirm: 'Bestätigen',
    withPasskey: 'Mit einem Passkey bestätigen',
  },
  code: 'Code',
  codeText: 'Sechs Ziffern aus deiner Authenticator-App oder einer deiner Wiederherstellungscodes.',
  codes: {
    title: 'Wiederherstellungscodes',
    text: 'Wenn du dein Passwort vergisst, kannst du mit einem Wiederherstellungscode ein neues wählen. Jeder gilt einmal.',
    left: (count) => (count === 1 ? 'Noch 1 Code übrig.' : `Noch ${count} Codes übrig.`),
    none: 'Du hast keine Wiederherstellungscodes.',
    create: 'Neue Codes erstellen',
    // On the smallest phones, the long word needs several lines.
    newTitle: 'Deine Wieder\u00adherstellungs\u00adcodes',
    newText:
      'Wenn du dein Passwort vergisst, kannst du mit jedem dieser Codes einmal ein neues wählen. Bewahre sie so auf, dass du sie auch ohne dieses Konto findest: Sie werden nur jetzt angezeigt, und frühere Codes gelten nicht mehr.',
    copy: 'Kopieren',
    copied: 'Codes kopiert.',
    notCopied: 'Dein Browser erlaubt das Kopieren nicht. Markiere die Codes und kopiere sie selbst.',
    download: 'Herunterladen',
    fileName: 'halma-wiederherstellungscodes.txt',
    saved: 'Ich habe sie gespeichert',
  },
  totp: {
    title: 'Authenticator-App',
    off: 'Bei jeder Anmeldung mit dem Passwort zusätzlich nach einem Code aus einer App auf deinem Telefon fragen.',
    on: 'Für die Anmeldung mit dem Passwort ist auch ein Code aus deiner App nötig.',
    turnOn: 'App einrichten',
    turnOff: 'Ausschalten',
    setupTitle: 'Authenticator-App einrichten',
    scan: 'Scanne diesen QR-Code mit der App oder öffne den Link auf dem Telefon, auf dem sie installiert ist.',
    picture: 'QR-Code mit dem Schlüssel für die App',
    open: 'In der App öffnen',
    secret: 'Oder gib diesen Schlüssel in der App ein:',
    firstCode: 'Code, den die App anzeigt',
    confirm: 'Einschalten',
  },
  email: {
    title: 'E-Mail',
    text: 'Mit einer bestätigten Adresse kannst du ein neues Passwort wählen, wenn du deines vergisst. Niemand sonst sieht sie.',
    address: 'E-Mail-Adresse',
    current: (address) => `Bestätigt: ${address}`,
    waiting: (address) =>
      `Ein Link ist unterwegs an ${address}. Öffne ihn innerhalb von 30 Minuten. Wenn er nicht ankommt, sieh im Spam-Ordner nach.`,
    save: 'Link senden',
    remove: 'Entfernen',
  },
  tokens: {
    title: 'Programme',
    text: 'Mit einem Zugangstoken kann ein Programm für dich spielen, ohne dein Passwort. Widerrufe Token, die du nicht mehr brauchst.',
    none: 'Noch kein Token.',
    unused: 'nie benutzt',
    used: (day) => `zuletzt benutzt am ${day}`,
    create: 'Zugangstoken erstellen',
    name: 'Name des Programms',
    allowed: 'Das Programm darf',
    scopes: SCOPES,
    end: 'Widerrufen',
    endLabel: (name) => `Das Token von ${name} widerrufen`,
    secretText: 'Kopiere dieses Token in dein Programm. Es wird nur jetzt angezeigt.',
    copied: 'Token kopiert.',
    notCopied: 'Dein Browser erlaubt das Kopieren nicht. Markiere das Token und kopiere es selbst.',
    saved: 'Ich habe es gespeichert',
  },
  review:
    'Prüfe auch deine Passkeys und Wiederherstellungscodes: Wer dein Passwort kannte, könnte welche angelegt haben. Deine Zugangstoken wurden widerrufen.',
  guestGames: {
    title: 'Deine Partien verlassen?',
    text: 'Du hast als Gast Partien oder Turniere, die noch nicht zu Ende sind. Sie gehen nicht auf das Konto über, und nach der Anmeldung kannst du nicht zu ihnen zurück. Wenn du stattdessen ein neues Konto anlegst, behältst du sie.',
    leave: 'Trotzdem anmelden',
  },
  forgot: 'Passwort vergessen?',
  recover: {
    title: 'Ein neues Passwort wählen',
    text: 'So kommst du wieder in dein Konto.',
    back: 'Zurück zur Anmeldung',
    byCode: 'Mit einem Wiederherstellungscode',
    recoveryCode: 'Wiederherstellungscode',
    submit: 'Passwort setzen',
    byMail: 'Per E-Mail',
    byMailText:
      'Wenn dies die bestätigte Adresse eines Kontos ist, schickt der Server einen Link dorthin, mit dem du ein neues Passwort wählst.',
    send: 'Link senden',
    sent: (address) =>
      `Wenn ${address} die bestätigte Adresse eines Kontos ist, ist ein Link unterwegs. Er gilt einmal und 30 Minuten lang.`,
    byPasskey: 'Mit einem Passkey',
    byPasskeyText: 'Melde dich mit deinem Passkey an, und ändere dann das Passwort in deinem Konto.',
    byOperator: 'Über den Betreiber',
    byOperatorText:
      'Der Betreiber dieses Servers kann dir einen Link geben, mit dem du ein neues Passwort wählst.',
    done: 'Dein Passwort wurde geändert. Melde dich damit und mit einem Code an.',
    toAccount: 'Zu deinem Konto',
    noLink: 'Dieser Link ist unvollständig. Öffne ihn noch einmal dort, wo du ihn bekommen hast.',
    newLink: 'Einen neuen Link anfordern',
  },
  confirmEmail: {
    title: 'E-Mail-Adresse',
    working: 'Wird bestätigt …',
    done: 'Deine Adresse ist bestätigt.',
  },
};
