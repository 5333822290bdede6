import { describe, expect, test } from 'vitest';
import { standingCsv } from '../../src/tournament/csv.ts';
import { personalTournament } from '../../src/tournament/personal-tournament.ts';
import { standingPage } from '../../src/tournament/standing-view.ts';
import { gamesOf } from '../../src/tournament/state.ts';
import { tournamentTrf } from '../../src/tournament/trf.ts';
import { peopleInView, tournamentView } from '../../src/tournament/view.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, partnerTerms, SimulatedTournament } from './simulated-tournament.ts';

const ARENA = { format: 'arena', minutes: 30 } as const;
const STRANGER = testPersonId(999);

/** Returns an arena that accepts players. */
function openArena(players: number): SimulatedTournament {
  return new SimulatedTournament(newTournament(2, ARENA), 'a seed').enter(players);
}

/** Returns a running arena. */
function runningArena(players: number): SimulatedTournament {
  const arena = openArena(players);
  expect(arena.send(ORGANISER, { do: 'start' })).toBe('ok');
  return arena;
}

describe('a view has all rows of the standings, or the first page and the rows around the viewer', () => {
  /**
   * The number of players, the page size and the viewer’s row; then, in the view, the rows of the standings,
   * the rows of the whole standings before the viewer’s page, the rows of that page, and the entries.
   */
  const rows = [
    [
      '100 players, the viewer in row 80',
      { players: 100, viewer: 80, standing: 100, after: undefined, ownCount: undefined, entries: 100 },
    ],
    [
      '101 players, the viewer in row 80',
      { players: 101, viewer: 80, standing: 50, after: 51, ownCount: 50, entries: 100 },
    ],
    [
      '250 players, the viewer in row 1',
      { players: 250, viewer: 1, standing: 50, after: 0, ownCount: 50, entries: 50 },
    ],
    [
      '250 players, the viewer in row 40',
      { players: 250, viewer: 40, standing: 50, after: 14, ownCount: 50, entries: 64 },
    ],
    [
      '250 players, the viewer in row 130',
      { players: 250, viewer: 130, standing: 50, after: 104, ownCount: 50, entries: 100 },
    ],
    [
      '250 players, the viewer in row 250',
      { players: 250, viewer: 250, standing: 50, after: 200, ownCount: 50, entries: 100 },
    ],
    [
      '250 players, a viewer who is not one of them',
      { players: 250, viewer: undefined, standing: 50, after: undefined, ownCount: undefined, entries: 50 },
    ],
    [
      '9 players, the viewer in row 9, 4 rows to a page',
      { players: 9, pageSize: 4, viewer: 9, standing: 4, after: 5, ownCount: 4, entries: 8 },
    ],
    [
      '8 players, the viewer in row 8, 4 rows to a page',
      { players: 8, pageSize: 4, viewer: 8, standing: 8, after: undefined, ownCount: undefined, entries: 8 },
    ],
  ] as const;
  test.each(rows)('%s', (_name, row) => {
    const { players, viewer, standing, after, ownCount, entries } = row;
    const pageSize = 'pageSize' in row ? row.pageSize : undefined;
    const { state } = runningArena(players);
    const allRows = tournamentView(state, { viewer: undefined, pageSize: players }).standing;
    expect(allRows.map(({ rank }) => rank)).toEqual(Array.from({ length: players }, (_, index) => index + 1));
    const person = viewer === undefined ? STRANGER : allRows[viewer - 1]?.person;
    const view = tournamentView(state, { viewer: person, ...(pageSize === undefined ? {} : { pageSize }) });
    expect(view).toMatchObject({ players, lineCount: players });
    expect(view.standing).toEqual(allRows.slice(0, standing));
    expect(view.ownLines?.after).toBe(after);
    expect(view.ownLines?.lines).toEqual(
      after === undefined ? undefined : allRows.slice(after, after + (ownCount ?? 0)),
    );
    const lines = [...view.standing, ...(view.ownLines?.lines ?? [])];
    const shownPeople = new Set(lines.map((line) => line.person));
    expect(new Set(view.entries.map((entry) => entry.person))).toEqual(shownPeople);
    expect(view.entries).toHaveLength(entries);
    expect(new Set(peopleInView(view))).toEqual(new Set([...shownPeople, ORGANISER]));
  });
});

test('before the start, players are listed in the order in which they entered, without tie-breaks', () => {
  const { state } = openArena(120);
  expect(tournamentView(state, { viewer: undefined }).standing).toEqual(
    Array.from({ length: 50 }, (_, index) => ({
      person: testPersonId(index + 1),
      rank: index + 1,
      points: 0,
      played: 0,
      tieBreaks: {},
    })),
  );
});

test.each([
  ['swiss', { rounds: 3 }],
  ['knockout', { games: 2 }],
  ['round-robin', { turns: 'within-one' }],
] as const)('before the start of a %s, no file reveals the draw', (format, terms) => {
  const { state } = new SimulatedTournament(newTournament(2, { format, ...terms }), 'a seed').enter(8);
  const entered = state.players.map(({ person }) => person);
  const idsIn = (file: string): string[] => entered.toSorted((a, b) => file.indexOf(a) - file.indexOf(b));
  expect(idsIn(standingCsv(state, () => ''))).toEqual(entered);
  expect(idsIn(tournamentTrf(state, (person) => person) ?? '')).toEqual(entered);
  expect(entered.map((person) => personalTournament(state, person))).toMatchObject(
    entered.map((_, index) => ({ place: index + 1 })),
  );
});

test('the pages of the standings make up the whole', () => {
  const { state } = runningArena(130);
  const pages = [0, 50, 100, 150].map((after) => standingPage(state, { after }));
  expect(
    pages.map(({ after, lines, entries, lineCount }) => [after, lines.length, entries.length, lineCount]),
  ).toEqual([
    [0, 50, 50, 130],
    [50, 50, 50, 130],
    [100, 30, 30, 130],
    [150, 0, 0, 130],
  ]);
  expect(pages.flatMap(({ lines }) => lines)).toEqual(
    tournamentView(state, { viewer: undefined, pageSize: 130 }).standing,
  );
});

test('fixed partners share a row, have an entry each, and are found by either name', () => {
  const setup = newTournament(4, {
    ...partnerTerms(4),
    turns: 'equal',
    format: 'swiss',
    rounds: 2,
    partners: 'fixed',
  });
  const simulated = new SimulatedTournament(setup, 'a seed').enterPairs(6);
  const unpaired = testPersonId(60);
  expect(simulated.send(unpaired, { do: 'enter', partner: testPersonId(61) })).toBe('ok');
  const openPage = standingPage(simulated.state, { after: 0, pageSize: 20 });
  expect(openPage.lines.map(({ person }) => person)).toEqual([
    ...[1, 3, 5, 7, 9, 11].map(testPersonId),
    unpaired,
  ]);
  expect(simulated.send(ORGANISER, { do: 'start' })).toBe('ok');
  const matchesName = (person: string): boolean => person === testPersonId(4);
  const page = standingPage(simulated.state, { after: 0, pageSize: 2, matchesName });
  expect(page).toMatchObject({ lineCount: 1, lines: [{ person: testPersonId(3) }] });
  expect(page.entries.map(({ person }) => person)).toEqual([testPersonId(3), testPersonId(4)]);
  // The invited person sees the name of the player who needs a partner and has no row.
  const view = tournamentView(simulated.state, { viewer: testPersonId(61), pageSize: 2 });
  expect(view.standing).toHaveLength(2);
  expect(view.ownLines).toBeUndefined();
  expect(peopleInView(view)).toContain(unpaired);
});

test.each([
  ['knockout', 4],
  ['swiss', 3],
] as const)(
  'a view of a %s has the people in its rows, its bracket and the viewer’s table: %i people',
  (format, count) => {
    const setup = newTournament(2, { format, games: 2, ...(format === 'swiss' ? { rounds: 3 } : {}) });
    const simulated = new SimulatedTournament(setup, 'a seed').enter(16);
    expect(simulated.send(ORGANISER, { do: 'start' })).toBe('ok');
    for (let step = 0; step < 20 && !gamesOf(simulated.state).some(({ isOpen }) => isOpen); step += 1)
      simulated.step();
    const { state } = simulated;
    const rows = tournamentView(state, { viewer: undefined, pageSize: 1 }).standing.map(
      ({ person }) => person,
    );
    // Neither the viewer nor the opponent is in the first row.
    const game = gamesOf(state).find(({ isOpen, sides }) => isOpen && !sides.flat().includes(rows[0] ?? ''));
    const [viewer = '', opponent = ''] = game?.sides.flat() ?? [];
    const view = tournamentView(state, { viewer, pageSize: 1 });
    const people = peopleInView(view).filter((person) => person !== ORGANISER);
    expect(people).toEqual(expect.arrayContaining([viewer, opponent]));
    expect(people).toHaveLength(count);
  },
);
