/** Commands for operators. Programs of the server run them, since only these know its database. */
export const SERVER_VERBS = [
  { name: 'serve', summary: 'Serve the site and the games that people play online' },
  { name: 'backup', summary: "Back up all of a server's data to one file" },
  { name: 'restore', summary: 'Restore a backup into an empty folder or database' },
  { name: 'admin', summary: 'Manage accounts and moderators, and show the moderation log' },
] as const;

/** Returns whether a word is one of these commands. */
export function isServerVerb(word: string | undefined): boolean {
  return SERVER_VERBS.some(({ name }) => name === word);
}
