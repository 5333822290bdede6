import type { TournamentStanding, TournamentView } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import {
  entriesInRows,
  hasStandingPages,
  neighbourPages,
  type StandingChoice,
  type StandingPart,
  shownPart,
  withEntriesOf,
} from '../../../src/online/tournament/standing-part.ts';
import { viewWith } from './tournament-sample.ts';

type Line = TournamentView['standing'][number];
type Entry = TournamentView['entries'][number];

const idOf = (row: number): string => `player${String(row).padStart(10, '0')}`;

/** Returns the rows of standings from one row to another. */
const rows = (from: number, to: number): Line[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    person: idOf(from + index),
    rank: from + index,
    points: 0,
    played: 0,
    tieBreaks: {},
  }));

const entry = (row: number, partner?: number): Entry => ({
  person: idOf(row),
  ...(partner === undefined ? {} : { partner: idOf(partner) }),
  state: 'playing',
  from: 1,
  turns: [],
});

const page = (from: number, to: number): TournamentStanding => ({
  after: from - 1,
  lines: rows(from, to),
  lineCount: 250,
  entries: rows(from, to).map(({ rank }) => entry(rank)),
  people: [],
  seq: 1,
});

const LONG = { standing: rows(1, 50), lineCount: 250, ownLines: { after: 104, lines: rows(105, 154) } };

test.each([
  [50, 50, false],
  [50, 250, true],
])('standings of which %i rows of %i are shown have pages: %s', (shown, lineCount, expected) => {
  expect(hasStandingPages({ standing: rows(1, shown), lineCount })).toBe(expected);
});

describe('the rows shown are', () => {
  test.each<readonly [string, StandingChoice, TournamentStanding | undefined, number | undefined]>([
    ['the first', 'first', undefined, 0],
    ['the first, whatever was fetched before', 'first', page(51, 100), 0],
    ['those around the visitor', 'own', undefined, 104],
    ['not loaded', 50, undefined, undefined],
    ['not loaded while another page is', 100, page(51, 100), undefined],
    ['those of the page', 50, page(51, 100), 50],
  ])('%s', (_, choice, fetched, after) => {
    expect(shownPart(LONG, choice, fetched)?.after).toBe(after);
  });

  test('the first for a visitor who no longer has a row', () => {
    expect(shownPart({ standing: LONG.standing }, 'own', undefined)?.after).toBe(0);
  });
});

test.each<readonly [string, StandingPart, StandingChoice | undefined, number | undefined]>([
  ['the first page', { after: 0, lines: rows(1, 50) }, undefined, 50],
  ['the second page', { after: 50, lines: rows(51, 100) }, 'first', 100],
  ['a page that overlaps the first', { after: 20, lines: rows(21, 70) }, 'first', 70],
  ['rows between two pages', { after: 104, lines: rows(105, 154) }, 54, 154],
  ['the last page', { after: 200, lines: rows(201, 250) }, 150, undefined],
  ['a page beyond the end, after players have left', { after: 300, lines: [] }, 200, undefined],
])('neighbourPages finds the pages before and after %s', (_, part, previous, next) => {
  expect(neighbourPages(LONG, part)).toEqual({ previous, next });
});

test('a view gets the entries of a page once, partners in the order in which they entered', () => {
  const view = viewWith({ entries: [entry(1), entry(2, 3), entry(3, 2)] });
  const whole = withEntriesOf(view, { entries: [entry(2, 3), entry(3, 2), entry(5, 4), entry(4, 5)] });
  expect(whole.entries.map(({ person }) => person)).toEqual([1, 2, 3, 5, 4].map(idOf));
  const lines = [...rows(5, 5), ...rows(2, 2)];
  expect(entriesInRows(whole, lines).map(({ person }) => person)).toEqual([5, 4, 2, 3].map(idOf));
});
