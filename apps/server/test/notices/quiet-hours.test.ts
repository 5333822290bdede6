import { expect, test } from 'vitest';
import { endOfQuietHours, isTimeZone } from '../../src/notices/quiet-hours.ts';

test.each<[string, string, number, number, string, string | undefined]>([
  ['before they begin', '2026-11-23T21:59:59Z', 22, 7, 'UTC', undefined],
  ['at their beginning', '2026-11-23T22:00:00Z', 22, 7, 'UTC', '2026-11-24T07:00:00Z'],
  ['after midnight', '2026-11-24T03:30:15.250Z', 22, 7, 'UTC', '2026-11-24T07:00:00Z'],
  ['at their end', '2026-11-24T07:00:00Z', 22, 7, 'UTC', undefined],
  ['in the daytime', '2026-11-24T10:20:00Z', 9, 17, 'UTC', '2026-11-24T17:00:00Z'],
  ['of no length', '2026-11-24T09:20:00Z', 9, 9, 'UTC', undefined],
  ['in another zone', '2026-11-23T21:10:00Z', 22, 7, 'Europe/Berlin', '2026-11-24T06:00:00Z'],
  ['in a half-hour zone', '2026-11-23T16:40:00Z', 22, 7, 'Asia/Kolkata', '2026-11-24T01:30:00Z'],
  ['in a zone behind UTC', '2026-11-24T05:00:00Z', 22, 7, 'America/New_York', '2026-11-24T12:00:00Z'],
  ['in a zone that this node does not know', '2026-11-24T05:00:00Z', 22, 7, 'Europe/Atlantis', undefined],
])('finds the end of quiet hours %s', (_, instant, from, to, zone, end) => {
  const endAt = endOfQuietHours({ from, to, zone }, Date.parse(instant));
  expect(endAt === undefined ? undefined : new Date(endAt).toISOString()).toBe(
    end === undefined ? undefined : new Date(end).toISOString(),
  );
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
])('%s is a known time zone: %s', (zone, isKnown) => {
  expect(isTimeZone(zone)).toBe(isKnown);
});
