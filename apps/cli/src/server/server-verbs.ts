/** One form of a command, and what it does. */
interface ServerCommandForm {
  /** The words after `halma`, with placeholders for its arguments. */
  readonly usage: string;
  readonly summary: string;
}

/** A command for operators. */
export interface ServerVerb {
  readonly name: string;
  readonly summary: string;
  readonly forms: readonly ServerCommandForm[];
}

/** The forms of `halma admin`: the words after the command, and what each form does. */
const ADMIN_FORMS: readonly (readonly [usage: string, summary: string])[] = [
  ['users [<prefix>]', 'List accounts by name'],
  ['account <name>', 'Show an account with its restrictions, the reports about it and its log'],
  ['reports', 'List the reports that are still open'],
  ['make-moderator <name>', 'Make an account a moderator'],
  ['unmake-moderator <name>', 'Make a moderator an ordinary account again'],
  ['mute <name> <hours> [<reason>]', 'Stop an account from using the chat; the person is shown the reason'],
  ['unmute <name>', 'Let an account use the chat again'],
  ['unrated <name> <hours> [<reason>]', 'Stop an account from starting rated games'],
  ['allow-rated <name>', 'Let an account play rated games again'],
  ['suspend <name> <hours> [<reason>]', 'Stop an account from starting or joining games'],
  ['unsuspend <name>', 'Let an account start and join games again'],
  ['note <name> <text>', 'Add a note on an account to the log'],
  ['close <name> [<reason>]', 'Close an account'],
  ['reopen <name>', 'Reopen a closed account'],
  ['reset-password <name>', 'Print a link that lets the owner of an account set a new password'],
  ['remove-totp <name>', 'Remove an account’s authenticator app'],
  [
    'connections <name>',
    'List the people who connected from the same networks as an account on the same days',
  ],
  [
    'review-play <name> <file>',
    'Compare an account’s moves in rated games with the engine’s, and add the results to a file',
  ],
  [
    'void-games <name> <day>',
    'Exclude an account’s rated games since a given day from the ratings of all players',
  ],
  [
    'restore-games <name> <day>',
    'Include an account’s excluded games since a given day in the ratings again',
  ],
  ['rebuild-ratings [--check]', 'Recompute all ratings from the finished games; --check only compares'],
  ['push-keys [--renew]', 'Print the public key for push notifications; --renew replaces the keys'],
  ['archive <month> <folder>', 'Write the listed games of a month, such as 2026-11, to a folder'],
  ['log', 'List the actions on accounts, latest first'],
];

/** The commands for operators. Server programs run them, since only those programs know the database. */
export const SERVER_VERBS: readonly ServerVerb[] = [
  {
    name: 'serve',
    summary: 'Serve the site and the games that people play online',
    forms: [{ usage: 'serve', summary: 'Serve the site and its games, with settings from the environment' }],
  },
  {
    name: 'backup',
    summary: "Back up all of a server's data to one file",
    forms: [{ usage: 'backup <file>', summary: 'Write all of the server’s data to a new file' }],
  },
  {
    name: 'restore',
    summary: 'Restore a backup into an empty folder or database',
    forms: [{ usage: 'restore <file>', summary: 'Load a backup into an empty DATA_DIR or database' }],
  },
  {
    name: 'admin',
    summary: 'Manage accounts and moderators, and show the moderation log',
    forms: ADMIN_FORMS.map(([usage, summary]) => ({ usage: `admin ${usage}`, summary })),
  },
];

/** Returns the operator command with the given name, or undefined. */
export function findServerVerb(word: string | undefined): ServerVerb | undefined {
  return SERVER_VERBS.find(({ name }) => name === word);
}
