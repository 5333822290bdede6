import { defineStrings, type Strings } from '../load.ts';

/** The server’s e-mails, as plain text. A link is on its own line, so that every mail program recognises it. */
const english = {
  confirm: {
    subject: 'Confirm your e-mail address for Halma',
    text: (name: string, link: string) => `Hello ${name},

Open this link to confirm this address for your Halma account:

${link}

The link works once and expires after 30 minutes. If you did not ask for it, ignore this e-mail, and nothing will change.
`,
  },
  reset: {
    subject: 'Choose a new password for Halma',
    link: (name: string, link: string) => `For the account ${name}:\n${link}`,
    text: (links: readonly string[]) => `Hello,

With ${links.length === 1 ? 'this link' : 'these links'} you can choose a new password for Halma:

${links.join('\n\n')}

${links.length === 1 ? 'The link works once and expires' : 'Each link works once and expires'} after 30 minutes. If you did not ask for this, ignore this e-mail, and your password will stay as it is.
`,
  },
  notice: {
    subject: 'Your Halma account has changed',
    text: (name: string, change: string, link: string) => `Hello ${name},

${change}

If this was not you, choose a new password and check your passkeys and recovery codes:

${link}

If you can no longer sign in, choose “Forgot your password?” on that page.
`,
  },
  digest: {
    subjects: {
      turns: 'Halma: it is your turn',
      challenges: 'Halma: a challenge is waiting for you',
      tournaments: 'Halma: your tournament starts soon',
    },
    greeting: (name: string) => `Hello ${name},`,
    turns: 'Correspondence games in which it is your turn:',
    challenges: 'Incoming challenges:',
    tournaments: 'Your tournaments that start soon:',
    /** @param opponents names, separated by commas; empty if only the engine plays */
    turn: (game: string, opponents: string, left: string) =>
      opponents === '' ? `${game}, ${left}` : `${game} against ${opponents}, ${left}`,
    challenge: (game: string, person: string, left: string) => `${game}, from ${person}, ${left}`,
    tournament: (name: string, hours: number) =>
      hours === 0 ? `${name}, within an hour` : `${name}, in ${hours === 1 ? 'an hour' : `${hours} hours`}`,
    left: (hours: number) =>
      hours === 0
        ? 'less than an hour left'
        : hours === 1
          ? 'an hour left'
          : hours < 48
            ? `${hours} hours left`
            : `${Math.floor(hours / 24)} days left`,
    more: 'There are more on the site.',
    footer: (
      link: string,
    ) => `You get this e-mail, at most once a day, because you turned it on. To unsubscribe, open:

${link}
`,
  },
  changes: {
    password: 'The password of your account was changed, and you were signed out everywhere else.',
    email: 'Your account has a new e-mail address. This one no longer receives e-mails.',
    noEmail: 'This e-mail address was removed from your account. It no longer receives e-mails about it.',
    recoveryCodes: 'New recovery codes were created for your account. The earlier ones no longer work.',
    recoveryCodeUsed: 'A recovery code was used to sign in to your account, or to confirm a change to it.',
    passwordByCode:
      'The password of your account was changed with a recovery code, and you were signed out everywhere.',
    passkey: 'A passkey was added to your account.',
    noPasskey: 'A passkey was removed from your account. It can no longer be used to sign in.',
    token: 'An access token was created that lets a program play with your account.',
    totp: 'Signing in with your password now also needs a code from an authenticator app.',
    noTotp: 'Signing in with your password no longer needs a code.',
  },
};

export type MailStrings = typeof english;

export const mailStrings: Strings<MailStrings> = defineStrings('mail', english);
