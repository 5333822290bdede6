import type { MailStrings } from '../en/mail.ts';

/** The server’s e-mails, in German. */
export const strings: MailStrings = {
  confirm: {
    subject: 'Bestätige deine E-Mail-Adresse für Halma',
    text: (name, link) => `Hallo ${name},

öffne diesen Link, um diese Adresse für dein Halma-Konto zu verwenden:

${link}

Der Link gilt einmal und 30 Minuten lang. Wenn du ihn nicht angefordert hast, brauchst du nichts zu tun: Dann bleibt alles, wie es ist.
`,
  },
  reset: {
    subject: 'Wähle ein neues Passwort für Halma',
    link: (name, link) => `Für das Konto ${name}:\n${link}`,
    text: (links) => `Hallo,

mit ${links.length === 1 ? 'diesem Link' : 'diesen Links'} kannst du ein neues Passwort für Halma wählen:

${links.join('\n\n')}

${links.length === 1 ? 'Der Link gilt' : 'Jeder Link gilt'} einmal und 30 Minuten lang. Wenn du das nicht angefordert hast, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
`,
  },
  notice: {
    subject: 'Dein Halma-Konto wurde geändert',
    text: (name, change, link) => `Hallo ${name},

${change}

Wenn du das nicht warst, wähle ein neues Passwort und prüfe deine Passkeys und Wiederherstellungscodes:

${link}

Wenn du dich nicht mehr anmelden kannst, wähle auf dieser Seite „Passwort vergessen?“.
`,
  },
  digest: {
    subjects: {
      turns: 'Halma: Du bist am Zug',
      challenges: 'Halma: Eine Herausforderung wartet auf dich',
      tournaments: 'Halma: Dein Turnier beginnt bald',
    },
    greeting: (name) => `Hallo ${name},`,
    turns: 'Fernpartien, in denen du am Zug bist:',
    challenges: 'Herausforderungen an dich:',
    tournaments: 'Turniere, die für dich bald beginnen:',
    turn: (game, opponents, left) =>
      opponents === '' ? `${game}, ${left}` : `${game} gegen ${opponents}, ${left}`,
    challenge: (game, person, left) => `${game}, von ${person}, ${left}`,
    tournament: (name, hours) =>
      hours === 0
        ? `${name}, innerhalb einer Stunde`
        : `${name}, in ${hours === 1 ? 'einer Stunde' : `${hours} Stunden`}`,
    left: (hours) =>
      hours === 0
        ? 'noch weniger als eine Stunde'
        : hours === 1
          ? 'noch eine Stunde'
          : hours < 48
            ? `noch ${hours} Stunden`
            : `noch ${Math.floor(hours / 24)} Tage`,
    more: 'Weitere stehen auf der Website.',
    footer: (
      link,
    ) => `Du bekommst diese E-Mail höchstens einmal am Tag, weil du sie eingeschaltet hast. Mit diesem Link bestellst du sie ab:

${link}
`,
  },
  changes: {
    password: 'das Passwort deines Kontos wurde geändert, alle anderen Sitzungen wurden beendet.',
    email: 'dein Konto hat eine neue E-Mail-Adresse. An diese hier gehen keine E-Mails mehr.',
    noEmail:
      'diese E-Mail-Adresse wurde aus deinem Konto entfernt. An sie gehen keine E-Mails mehr, die das Konto betreffen.',
    recoveryCodes:
      'für dein Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    recoveryCodeUsed:
      'mit einem Wiederherstellungscode hat sich jemand bei deinem Konto angemeldet oder eine Änderung daran bestätigt.',
    passwordByCode:
      'das Passwort deines Kontos wurde mit einem Wiederherstellungscode geändert, alle Sitzungen wurden beendet.',
    passkey: 'zu deinem Konto wurde ein Passkey hinzugefügt.',
    noPasskey: 'ein Passkey wurde aus deinem Konto entfernt. Mit ihm kann sich niemand mehr anmelden.',
    token: 'es wurde ein Zugangstoken erstellt, mit dem ein Programm für dein Konto spielen kann.',
    totp: 'für die Anmeldung mit deinem Passwort ist jetzt auch ein Code aus einer Authenticator-App nötig.',
    noTotp: 'für die Anmeldung mit deinem Passwort ist kein Code mehr nötig.',
  },
};
