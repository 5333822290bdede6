import type { EloEstimate, Estimate } from './elo.ts';

/** Formats a difference in Elo: `+35 ± 12`, or `above +210` when the interval is open. */
export function formatElo({ elo, low, high }: EloEstimate): string {
  if (elo !== null && low !== null && high !== null)
    return `${formatSigned(elo, 0)} ± ${((high - low) / 2).toFixed(0)}`;
  if (low !== null) return `above ${formatSigned(low, 0)}`;
  return high === null ? 'unknown' : `below ${formatSigned(high, 0)}`;
}

/** Formats a share: `62.5 ± 4.0%`. */
export function formatPercent({ value, error }: Estimate): string {
  return `${(100 * value).toFixed(1)}${error === null ? '' : ` ± ${(100 * error).toFixed(1)}`}%`;
}

/** Formats an estimate: `1.38 ± 0.04`. */
export function formatEstimate({ value, error }: Estimate): string {
  return error === null ? value.toFixed(2) : `${value.toFixed(2)} ± ${error.toFixed(2)}`;
}

/**
 * Formats a number with its sign.
 *
 * @param digits the number of digits after the decimal point
 */
export function formatSigned(value: number, digits: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(digits)}`;
}
