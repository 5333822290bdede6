import type { EloEstimate, Estimate } from './elo.ts';

/** Formats a difference in Elo: `+35 ± 12`, or `above +210` where the interval is open. */
export function eloText({ elo, low, high }: EloEstimate): string {
  if (elo !== null && low !== null && high !== null)
    return `${signedText(elo, 0)} ± ${((high - low) / 2).toFixed(0)}`;
  if (low !== null) return `above ${signedText(low, 0)}`;
  return high === null ? 'unknown' : `below ${signedText(high, 0)}`;
}

/** Formats a share: `62.5 ± 4.0 %`. */
export function percentText({ value, error }: Estimate): string {
  return `${(100 * value).toFixed(1)} ${error === null ? '' : `± ${(100 * error).toFixed(1)} `}%`;
}

/** Formats a number: `1.38 ± 0.04`. */
export function estimateText({ value, error }: Estimate): string {
  return error === null ? value.toFixed(2) : `${value.toFixed(2)} ± ${error.toFixed(2)}`;
}

/** Formats a number with its sign. */
export function signedText(value: number, digits: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(digits)}`;
}
