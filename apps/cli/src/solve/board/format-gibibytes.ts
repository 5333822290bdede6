const GIBIBYTE = 2 ** 30;

/** Formats a number of bytes in GiB. */
export function formatGibibytes(bytes: number): string {
  return `${(bytes / GIBIBYTE).toFixed(1)} GiB`;
}
