/** A form of a command, with what it does. */
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

/** Commands for operators. Programs of the server run them, since only these know its database. */
export const SERVER_VERBS: readonly ServerVerb[] = [
  {
    name: 'serve',
    summary: 'Serve the site and the games that people play online',
    forms: [{ usage: 'serve', summary: 'Serve the site and its games, with settings from the environment' }],
  },
  {
    name: 'backup',
    summary: "Back up all of a server's data to one file",
    forms: [{ usage: 'backup <file>', summary: 'Write all data of the server to a new file' }],
  },
  {
    name: 'restore',
    summary: 'Restore a backup into an empty folder or database',
    forms: [{ usage: 'restore <file>', summary: 'Load a backup into an empty DATA_DIR or database' }],
  },
  {
    name: 'admin',
    summary: 'Manage accounts and moderators, and show the moderation log',
    forms: [
      { usage: 'admin users [<prefix>]', summary: 'List accounts by name' },
      {
        usage: 'admin account <name>',
        summary: 'Show an account with its limits, the reports about it and its log',
      },
      { usage: 'admin reports', summary: 'List the reports that are not settled' },
      { usage: 'admin make-host <name>', summary: 'Make an account a moderator' },
      { usage: 'admin unmake-host <name>', summary: 'Make a moderator an ordinary account again' },
      {
        usage: 'admin mute <name> <hours> [<why>]',
        summary: 'Stop an account from using the chat; the person reads the reason',
      },
      { usage: 'admin unmute <name>', summary: 'Let an account use the chat again' },
      {
        usage: 'admin unrated <name> <hours> [<why>]',
        summary: 'Stop an account from starting rated games',
      },
      { usage: 'admin allow-rated <name>', summary: 'Let an account play rated games again' },
      {
        usage: 'admin suspend <name> <hours> [<why>]',
        summary: 'Stop an account from starting or joining games',
      },
      { usage: 'admin unsuspend <name>', summary: 'Let an account start and join games again' },
      { usage: 'admin note <name> <text>', summary: 'Add a note on an account to the log' },
      { usage: 'admin close <name> [<why>]', summary: 'Close an account' },
      { usage: 'admin reopen <name>', summary: 'Reopen a closed account' },
      {
        usage: 'admin reset-password <name>',
        summary: 'Print a link with which the owner of an account sets a new password',
      },
      { usage: 'admin remove-totp <name>', summary: 'Remove the authenticator app of an account' },
      {
        usage: 'admin connections <name>',
        summary: 'List the people who connected from the same networks on the same days',
      },
      {
        usage: 'admin review-play <name> <file>',
        summary: 'Compare the moves of the rated games of an account with the engine, and add them to a file',
      },
      {
        usage: 'admin void-games <name> <day>',
        summary: 'Take the rated games of an account since a day out of the ratings of all players',
      },
      { usage: 'admin restore-games <name> <day>', summary: 'Put such games back into the ratings' },
      {
        usage: 'admin rebuild-ratings [--check]',
        summary: 'Recompute all ratings from the finished games; --check only compares',
      },
      {
        usage: 'admin push-keys [--renew]',
        summary: 'Print the public key for messages to devices; --renew replaces the keys',
      },
      {
        usage: 'admin archive <month> <folder>',
        summary: 'Write the listed games of a month, such as 2026-11, to a folder',
      },
      { usage: 'admin log', summary: 'List what was done to accounts, latest first' },
    ],
  },
];

/** Returns the command for operators with a name, or undefined. */
export function findServerVerb(word: string | undefined): ServerVerb | undefined {
  return SERVER_VERBS.find(({ name }) => name === word);
}
