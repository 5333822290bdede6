/** Verbs for those who run a server. The server's own programs carry them out: they alone know its tables. */
export const HOST_VERBS = [
  { name: 'serve', summary: 'hand out the site and keep the games that people play with each other' },
  { name: 'backup', summary: 'write everything a server keeps into one file' },
  { name: 'restore', summary: 'put a backup into an empty folder or database' },
  { name: 'admin', summary: 'look after the accounts of a server: hosts, mutes, closing, the log' },
] as const;

/** Whether a word is the name of one of them. */
export function isHostVerb(word: string | undefined): boolean {
  return HOST_VERBS.some(({ name }) => name === word);
}
