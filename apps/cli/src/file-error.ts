/** Returns the code of a file system error, such as `ENOENT`. */
export function fileErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/** The common reasons why a file cannot be read or written. `ENOENT` is also the code of a missing folder in a path. */
const REASONS = new Map([
  ['ENOENT', 'there is no such file or folder'],
  ['EEXIST', 'there is already a file with that name'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'a part of the path is not a folder'],
  ['EACCES', 'you have no permission'],
  ['EPERM', 'you have no permission'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
]);

/** Describes why a file cannot be read or written; returns the error's code if the reason is rare. */
export function fileErrorText(error: unknown): string {
  const code = fileErrorCode(error);
  return REASONS.get(code) ?? code;
}
