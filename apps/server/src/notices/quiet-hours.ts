import type { QuietHours } from '@halma/protocol';
import { HOUR_MS } from '../durations.ts';

/** Returns whether this node knows a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns when the quiet hours in progress at a given time end, both in milliseconds since 1970; undefined outside of
 * quiet hours. If the clocks change in between, the result is an hour off, so a caller must check again at that time.
 *
 * There are no quiet hours in a time zone that this node does not know: another node, with later data, may have
 * accepted it.
 */
export function endOfQuietHours({ from, to, zone }: QuietHours, instant: number): number | undefined {
  if (!isTimeZone(zone)) return undefined;
  const { hour, elapsedMs } = localTime(zone, instant);
  const isQuiet = from <= to ? from <= hour && hour < to : from <= hour || hour < to;
  return isQuiet ? instant - elapsedMs + ((to - hour + 24) % 24) * HOUR_MS : undefined;
}

/** Returns the hour of the day in a time zone, and the milliseconds since it began. */
function localTime(zone: string, instant: number): { readonly hour: number; readonly elapsedMs: number } {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const [hour = 0, minute = 0, second = 0] = [parts.get('hour'), parts.get('minute'), parts.get('second')];
  return { hour, elapsedMs: (minute * 60 + second) * 1000 + (instant % 1000) };
}
