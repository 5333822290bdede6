const FULL = 'its disk is full';
const NO_ACCESS = 'this user may not use its files';

/** Explanations for a data folder that cannot be used, by the code of a system error. */
const FOLDER_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'no folder can be created there',
  ENOTDIR: 'it, or a folder above it, is a file',
  EEXIST: 'it is a file, or a broken link',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'its disk is read-only',
  ENOSPC: FULL,
  ENAMETOOLONG: 'its name is too long',
};

/** Explanations for the files in a data folder that cannot be used, by SQLite's result code. */
const FILE_PROBLEMS: Readonly<Record<number, string>> = {
  8: 'this user may not write its files',
  13: FULL,
  14: NO_ACCESS,
  26: 'its file halma.db is not a database',
};

/** Explains why a data folder cannot be used, as the end of a sentence; undefined for an unknown error. */
export function explainFolderError(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FOLDER_PROBLEMS[code] ?? explainSqliteError(error);
}

/** Explains only errors of SQLite, in the same way. They never concern a file outside the data folder. */
export function explainSqliteError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // For a file that it cannot open, libsql gives SQLite's number only in the message.
  if (/^ConnectionFailed\(.*: 14"\)$/.test(error.message)) return NO_ACCESS;
  // The lowest byte of a result code is the kind of error; the others have details, such as which file is read-only.
  return 'rawCode' in error ? FILE_PROBLEMS[Number(error.rawCode) & 0xff] : undefined;
}
