import type { DeclineReason, LimitKind, NoticeKind } from '@halma/protocol';
import type { NoticeStrings } from '../en/notices.ts';

const KINDS: Readonly<Record<NoticeKind, string>> = {
  'your-turn': 'Du bist am Zug',
  challenge: 'Herausforderung',
  'challenge-accepted': 'Herausforderung angenommen',
  'challenge-declined': 'Herausforderung abgelehnt',
  'challenge-expired': 'Herausforderung abgelaufen',
  'next-game': 'Nächste Partie einer Serie',
  'round-paired': 'Neue Runde',
  'partner-invited': 'Einladung als Partner',
  limited: 'Einschränkung',
};

const DECLINED: Readonly<Record<DeclineReason, string>> = {
  none: '',
  later: 'Nicht jetzt, vielleicht später.',
  'too-fast': 'Das ist mir zu schnell.',
  'too-slow': 'Das ist mir zu langsam.',
  rated: 'Ich spiele lieber ungewertet.',
  casual: 'Ich spiele lieber gewertet.',
  'other-game': 'Ich spiele lieber ein anderes Spiel.',
};

const LIMITED: Readonly<Record<LimitKind, (period: string) => string>> = {
  chat: (period) =>
    `Die Moderation hat dein Konto eingeschränkt: Du kannst ${period} weder chatten noch Turniere ankündigen oder absagen oder ihre Ergebnisse berichtigen.`,
  rated: (period) =>
    `Die Moderation hat dein Konto eingeschränkt: Du kannst ${period} keine gewerteten Partien beginnen, und deine offenen wurden geschlossen.`,
  play: (period) =>
    `Die Moderation hat dein Konto eingeschränkt: Du kannst ${period} weder Partien beginnen noch Partien beitreten, und deine offenen wurden geschlossen.`,
};

const describe: NoticeStrings['describe'] = (content, { game, person, until }) => {
  switch (content.kind) {
    case 'your-turn':
      return person === '' ? `Du bist am Zug: ${game}.` : `${person} hat gezogen. Du bist am Zug: ${game}.`;
    case 'challenge':
      return `${person} fordert dich heraus: ${game}.`;
    case 'challenge-accepted':
      return `${person} hat deine Herausforderung angenommen: ${game}. Die Partie hat begonnen.`;
    case 'challenge-declined':
      return [`${person} hat deine Herausforderung abgelehnt: ${game}.`, DECLINED[content.reason]]
        .join(' ')
        .trim();
    case 'challenge-expired':
      return content.isOwn
        ? `Deine Herausforderung an ${person} (${game}) ist abgelaufen.`
        : `Die Herausforderung von ${person} (${game}) ist abgelaufen.`;
    case 'next-game':
      return `${person} bietet die nächste Partie eurer Serie an: ${game}.`;
    case 'round-paired':
      return `Runde ${content.round} von „${content.title}“ hat begonnen.`;
    case 'partner-invited':
      return `${person === '' ? 'Ein Gast' : person} lädt dich ein, bei „${content.title}“ als Partner mitzuspielen.`;
    case 'limited':
      return [
        LIMITED[content.limit](until === undefined ? 'vorerst' : `bis ${until}`),
        content.reason === '' ? '' : `Grund: ${content.reason}`,
      ]
        .join(' ')
        .trim();
  }
};

/** The strings of the notices, in German. */
export const strings: NoticeStrings = {
  title: 'Benachrichtigungen',
  unseen: (count) => (count === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${count} neue`),
  kinds: KINDS,
  declined: DECLINED,
  describe,
  open: 'Öffnen',
  none: 'Noch keine Benachrichtigungen',
  noneText: 'Hier erscheinen Herausforderungen, Züge in Fernpartien und neue Runden von Turnieren.',
  isNew: 'neu',
  older: 'Ältere Benachrichtigungen',
  settings: 'Benachrichtigungen einstellen',
  needsAccount:
    'Für Benachrichtigungen brauchst du ein Konto: So erreichen sie dich auf allen deinen Geräten.',
  preferences: {
    title: 'Herausforderungen und Benachrichtigungen',
    challenges: 'Wer dich herausfordern darf',
    groups: { all: 'Alle', followed: 'Spieler, denen ich folge', none: 'Niemand' },
    kind: 'Anlass',
    site: 'Auf der Website',
    push: 'Auf meinen Geräten',
    switchOf: (kind, place) => `${kind}: ${place}`,
    digest: 'Tägliche E-Mail',
    digestText:
      'Kommt, wenn etwas auf dich wartet, das du noch nicht gesehen hast: dein Zug in Fernpartien, Herausforderungen und Turniere, die innerhalb eines Tages beginnen. Höchstens eine E-Mail am Tag.',
    digestNeedsAddress: 'Dafür brauchst du eine bestätigte E-Mail-Adresse.',
    quiet: 'Ruhezeit',
    quietText:
      'In dieser Zeit bekommst du weder Benachrichtigungen auf deinen Geräten noch E-Mails. Sie kommen danach.',
    quietFrom: 'Von',
    quietTo: 'Bis',
    hour: (hour) => `${String(hour).padStart(2, '0')}:00`,
    saved: 'Gespeichert.',
  },
  endDigest: {
    title: 'Tägliche E-Mail',
    asking: 'Möchtest du die täglichen E-Mails abbestellen?',
    button: 'Abbestellen',
    working: 'Wird abbestellt …',
    done: 'Du bekommst keine tägliche E-Mail mehr. In deinem Konto kannst du sie wieder einschalten.',
    noLink: 'Dieser Link ist unvollständig. Öffne ihn noch einmal in der E-Mail.',
  },
  push: {
    title: 'Benachrichtigungen auf diesem Gerät',
    text: 'Der Server sendet Benachrichtigungen an dieses Gerät, während du nicht auf der Website bist. Der Push-Dienst deines Browsers erfährt nur, dass es eine gibt; der Text ist verschlüsselt.',
    on: 'Benachrichtigungen an dieses Gerät senden',
    unsupported:
      'Dieser Browser kann hier keine Benachrichtigungen empfangen. Füge die Website auf iPhone und iPad zuerst zum Home-Bildschirm hinzu.',
    noServer: 'Dieser Server sendet keine Benachrichtigungen an Geräte.',
    denied:
      'Dein Browser blockiert Benachrichtigungen dieser Website. Erlaube sie in den Einstellungen des Browsers.',
    failed: 'Der Push-Dienst des Browsers ist nicht erreichbar. Versuche es später noch einmal.',
  },
};
