import type { TokenScope } from '@halma/protocol';
import { defineStrings, type Strings } from '../load.ts';

const SCOPES: Readonly<Record<TokenScope, string>> = {
  'games:read': 'View games',
  'games:play': 'Play games',
  challenges: 'Challenge players and answer challenges',
  tournaments: 'Take part in tournaments',
  bot: 'Turn this account into a bot account',
};

/** The strings about account security and recovery. */
const english = {
  proof: {
    title: 'Confirm that it is you',
    text: 'You last signed in more than five minutes ago. Enter your password, a code from your authenticator app, or one of your recovery codes.',
    way: 'Confirm with',
    ways: { password: 'Password', code: 'Code' },
    wrongPassword: 'The password is wrong.',
    confirm: 'Confirm',
    withPasskey: 'Confirm with a passkey',
  },
  code: 'Code',
  codeText: 'Six digits from your authenticator app, or one of your recovery codes.',
  codes: {
    title: 'Recovery codes',
    text: 'If you forget your password, a recovery code lets you choose a new one. Each works once.',
    left: (count: number) => (count === 1 ? '1 code is left.' : `${count} codes are left.`),
    none: 'You have no recovery codes.',
    create: 'Create new codes',
    newTitle: 'Your recovery codes',
    newText:
      'If you forget your password, each of these codes lets you choose a new one, once. Save them where you will find them without this account: they are shown only now, and earlier codes no longer work.',
    copy: 'Copy',
    copied: 'Codes copied.',
    notCopied: 'Your browser blocks copying. Select the codes and copy them yourself.',
    download: 'Download',
    fileName: 'halma-recovery-codes.txt',
    saved: 'I have saved them',
  },
  totp: {
    title: 'Authenticator app',
    off: 'Ask for a code from an app on your phone whenever you sign in with your password.',
    on: 'Signing in with your password also needs a code from your app.',
    turnOn: 'Set up an app',
    turnOff: 'Turn off',
    setupTitle: 'Set up an authenticator app',
    scan: 'Scan this QR code with the app, or open the link on the phone where it is installed.',
    picture: 'QR code with the secret for the app',
    open: 'Open in the app',
    secret: 'Or type this secret into the app:',
    firstCode: 'Code that the app shows',
    confirm: 'Turn on',
  },
  email: {
    title: 'E-mail',
    text: 'With a confirmed address, you can choose a new password if you forget yours. No one else sees it.',
    address: 'E-mail address',
    current: (address: string) => `Confirmed: ${address}`,
    waiting: (address: string) =>
      `A link is on its way to ${address}. Open it within 30 minutes. If it does not arrive, check your spam folder.`,
    save: 'Send the link',
    remove: 'Remove',
  },
  tokens: {
    title: 'Programs',
    text: 'With an access token, a program can play for you, without your password. Revoke tokens that you no longer need.',
    none: 'No tokens yet.',
    unused: 'never used',
    used: (day: string) => `last used on ${day}`,
    create: 'Create an access token',
    name: 'Name of the program',
    allowed: 'The program may',
    scopes: SCOPES,
    end: 'Revoke',
    endLabel: (name: string) => `Revoke the token of ${name}`,
    secretText: 'Copy this token into your program. It is shown only now.',
    copied: 'Token copied.',
    notCopied: 'Your browser blocks copying. Select the token and copy it yourself.',
    saved: 'I have saved it',
  },
  review:
    'Look through your passkeys and recovery codes too: if someone else knew your password, they may have added some. Your access tokens have been revoked.',
  guestGames: {
    title: 'Leave your games?',
    text: 'As a guest, you have games or tournaments that are not over. They do not move to the account, and once you have signed in, you cannot return to them. If you create a new account instead, you keep them.',
    leave: 'Sign in anyway',
  },
  forgot: 'Forgot your password?',
  recover: {
    title: 'Choose a new password',
    text: 'You can get back into your account in any of these ways.',
    back: 'Back to sign-in',
    byCode: 'With a recovery code',
    recoveryCode: 'Recovery code',
    submit: 'Set the password',
    byMail: 'By e-mail',
    byMailText:
      'If this is the confirmed address of an account, the server sends it a link that lets you choose a new password.',
    send: 'Send the link',
    sent: (address: string) =>
      `If ${address} is the confirmed address of an account, a link is on its way. It works once, within 30 minutes.`,
    byPasskey: 'With a passkey',
    byPasskeyText: 'Sign in with your passkey, then change the password in your account.',
    byOperator: 'Through the operator',
    byOperatorText: 'The operator of this server can give you a link that lets you choose a new password.',
    done: 'Your password has been changed. Sign in with it, and with a code.',
    toAccount: 'Go to your account',
    noLink: 'This link is incomplete. Open it again from where you received it.',
    newLink: 'Get a new link',
  },
  confirmEmail: {
    title: 'E-mail address',
    working: 'Confirming…',
    done: 'Your address is confirmed.',
  },
};

export type SecurityStrings = typeof english;

export const securityStrings: Strings<SecurityStrings> = defineStrings('security', english);
