import { defineStrings, type Strings } from '../load.ts';

/** The mails of the server, as plain text. A link stands in its own line, so that every mail program recognizes it. */
const english = {
  confirm: {
    subject: 'Confirm your e-mail address',
    text: (name: string, link: string) => `Hello ${name},

open this link to use this address for your Halma account:

${link}

The link works once, for 30 minutes. If you did not ask for it, ignore this mail: nothing changes then.
`,
  },
  reset: {
    subject: 'Choose a new password',
    link: (name: string, link: string) => `For the account ${name}:\n${link}`,
    text: (links: readonly string[]) => `Hello,

with ${links.length === 1 ? 'this link' : 'these links'} you can choose a new password for Halma:

${links.join('\n\n')}

${links.length === 1 ? 'The link works' : 'Each link works'} once, for 30 minutes. If you did not ask for this, ignore this mail: your password stays as it is.
`,
  },
  notice: {
    subject: 'Your Halma account has changed',
    text: (name: string, change: string, link: string) => `Hello ${name},

${change}

If this was not you, choose a new password and look through your passkeys and sessions:

${link}
`,
  },
  changes: {
    password: 'The password of your account was changed, and all other sessions were ended.',
    email: 'Your account has a new e-mail address. Mails no longer go to this one.',
    passkey: 'A passkey was added to your account.',
    token: 'An access token was created, with which a program can play for your account.',
    totp: 'Signing in with your password now also needs a code from an authenticator app.',
    noTotp: 'Signing in with your password no longer needs a code.',
  },
};

export type MailStrings = typeof english;

export const mailStrings: Strings<MailStrings> = defineStrings('mail', english);
