import { defineStrings, type Strings } from '../load.ts';

/** The server’s e-mails, as plain text. A link is on its own line, so that every mail program recognizes it. */
const english = {
  confirm: {
    subject: 'Confirm your e-mail address',
    text: (name: string, link: string) => `Hello ${name},

open this link to use this address for your Halma account:

${link}

The link works once, for 30 minutes. If you did not ask for it, ignore this e-mail, and nothing will change.
`,
  },
  reset: {
    subject: 'Choose a new password',
    link: (name: string, link: string) => `For the account ${name}:\n${link}`,
    text: (links: readonly string[]) => `Hello,

with ${links.length === 1 ? 'this link' : 'these links'} you can choose a new password for Halma:

${links.join('\n\n')}

${links.length === 1 ? 'The link works' : 'Each link works'} once, for 30 minutes. If you did not ask for this, ignore this e-mail, and your password will stay as it is.
`,
  },
  notice: {
    subject: 'Your Halma account has changed',
    text: (name: string, change: string, link: string) => `Hello ${name},

${change}

If this was not you, choose a new password and check your passkeys and sessions:

${link}
`,
  },
  changes: {
    password: 'The password of your account was changed, and all other sessions were ended.',
    email: 'Your account has a new e-mail address. This one no longer receives e-mails.',
    passkey: 'A passkey was added to your account.',
    token: 'An access token was created, with which a program can play for your account.',
    totp: 'Signing in with your password now also needs a code from an authenticator app.',
    noTotp: 'Signing in with your password no longer needs a code.',
  },
};

export type MailStrings = typeof english;

export const mailStrings: Strings<MailStrings> = defineStrings('mail', english);
