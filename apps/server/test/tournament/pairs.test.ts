import { POINT } from '@halma/pairing';
import type { NewTournament, TournamentCommand } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { decideTournament } from '../../src/tournament/creation.ts';
import { standingCsv } from '../../src/tournament/csv.ts';
import { membersOf } from '../../src/tournament/pairs.ts';
import { bracketView } from '../../src/tournament/round-view.ts';
import { tournamentStandings, turnCounts } from '../../src/tournament/standing.ts';
import { gamesOf, playerOf, type RoundGame } from '../../src/tournament/state.ts';
import { tournamentTrf } from '../../src/tournament/trf.ts';
import { tournamentView } from '../../src/tournament/view.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, partnerTerms, SimulatedTournament } from './simulated-tournament.ts';

const [ANN, BEN, CARA, DAN] = [1, 2, 3, 4].map(testPersonId) as [string, string, string, string];

/**
 * Returns the terms of a tournament with fixed pairs.
 *
 * @param seats the number of seats at a table: four or six
 */
function pairTerms(seats: number, overrides: Partial<NewTournament> = {}): NewTournament {
  return newTournament(seats, { ...partnerTerms(seats), partners: 'fixed', ...overrides });
}

const SWISS = { format: 'swiss', rounds: 4 } as const;

function codeOf({ state }: SimulatedTournament, person: string): string {
  return playerOf(state, person)?.code ?? '';
}

describe('entry', () => {
  type Step = readonly [
    person: string,
    command: TournamentCommand | ((played: SimulatedTournament) => TournamentCommand),
    answer: string,
  ];
  const enter = (partner?: string): TournamentCommand => ({ do: 'enter', ...(partner && { partner }) });
  const withCodeOf =
    (person: string) =>
    (played: SimulatedTournament): TournamentCommand => ({ do: 'enter', code: codeOf(played, person) });
  const decline = (partner: string): TournamentCommand => ({ do: 'decline', partner });
  const rows: readonly (readonly [
    name: string,
    steps: readonly Step[],
    pairs: readonly (readonly string[])[],
  ])[] = [
    [
      'one player invites, and the other accepts',
      [
        [ANN, enter(BEN), 'ok'],
        [BEN, enter(ANN), 'ok'],
      ],
      [[ANN, BEN]],
    ],
    [
      'the partner uses the code',
      [
        [ANN, enter(), 'ok'],
        [BEN, withCodeOf(ANN), 'ok'],
      ],
      [[ANN, BEN]],
    ],
    [
      'a player who has entered alone accepts an invitation',
      [
        [BEN, enter(), 'ok'],
        [ANN, enter(BEN), 'ok'],
        [BEN, enter(ANN), 'ok'],
      ],
      [[BEN, ANN]],
    ],
    [
      'naming a person who has sent no invitation invites that person',
      [
        [ANN, enter(), 'ok'],
        [BEN, enter(ANN), 'ok'],
      ],
      [],
    ],
    [
      'both invite each other',
      [
        [ANN, enter(BEN), 'ok'],
        [BEN, enter(ANN), 'ok'],
        [ANN, enter(BEN), 'already-entered'],
      ],
      [[ANN, BEN]],
    ],
    [
      'another invitation replaces the first',
      [
        [ANN, enter(BEN), 'ok'],
        [ANN, enter(CARA), 'ok'],
        [BEN, enter(ANN), 'ok'],
        [CARA, enter(ANN), 'ok'],
      ],
      [[ANN, CARA]],
    ],
    [
      'the same invitation cannot be sent again',
      [
        [ANN, enter(BEN), 'ok'],
        [ANN, enter(BEN), 'already-entered'],
      ],
      [],
    ],
    [
      'a declined invitation cannot be repeated, but the person who declined can invite',
      [
        [ANN, enter(BEN), 'ok'],
        [BEN, decline(ANN), 'ok'],
        [ANN, enter(BEN), 'no-partner'],
        [BEN, enter(ANN), 'ok'],
        [ANN, enter(BEN), 'ok'],
      ],
      [[ANN, BEN]],
    ],
    ['a player without an invitation cannot decline', [[BEN, decline(ANN), 'not-entered']], []],
    [
      'an invitation to a tournament that was called off cannot be declined',
      [
        [ANN, enter(BEN), 'ok'],
        [ORGANISER, { do: 'call-off', why: 'rain' }, 'ok'],
        [BEN, decline(ANN), 'wrong-phase'],
      ],
      [],
    ],
    [
      'a wrong code is refused',
      [
        [ANN, enter(), 'ok'],
        [BEN, { do: 'enter', code: 'zzzzzzzz' }, 'wrong-partner-code'],
      ],
      [],
    ],
    [
      'a player’s own code is refused',
      [
        [ANN, enter(), 'ok'],
        [ANN, withCodeOf(ANN), 'wrong-partner-code'],
      ],
      [],
    ],
    [
      'the code of a player with a partner is refused',
      [
        [ANN, enter(BEN), 'ok'],
        [BEN, enter(ANN), 'ok'],
        [CARA, withCodeOf(ANN), 'wrong-partner-code'],
      ],
      [[ANN, BEN]],
    ],
    ['a player cannot be their own partner', [[ANN, enter(ANN), 'no-partner']], []],
    [
      'a player with a partner cannot be invited',
      [
        [ANN, enter(BEN), 'ok'],
        [BEN, enter(ANN), 'ok'],
        [CARA, enter(BEN), 'no-partner'],
      ],
      [[ANN, BEN]],
    ],
    [
      'an invitation ends when the invited person finds another partner',
      [
        [ANN, enter(CARA), 'ok'],
        [BEN, enter(CARA), 'ok'],
        [CARA, enter(BEN), 'ok'],
        [CARA, { do: 'leave' }, 'ok'],
        [CARA, enter(ANN), 'ok'],
        [ANN, enter(CARA), 'ok'],
      ],
      [[ANN, CARA]],
    ],
    [
      'an invitation ends when the invited person is removed',
      [
        [ANN, enter(BEN), 'ok'],
        [BEN, enter(), 'ok'],
        [ORGANISER, { do: 'remove', person: BEN }, 'ok'],
        [BEN, { do: 'decline', partner: ANN }, 'not-entered'],
      ],
      [],
    ],
    [
      'one partner leaves, and the other finds a new one',
      [
        [ANN, enter(BEN), 'ok'],
        [BEN, enter(ANN), 'ok'],
        [ANN, { do: 'leave' }, 'ok'],
        [CARA, withCodeOf(BEN), 'ok'],
      ],
      [[BEN, CARA]],
    ],
    [
      'one partner is removed, and the other finds a new one',
      [
        [ANN, enter(BEN), 'ok'],
        [BEN, enter(ANN), 'ok'],
        [ORGANISER, { do: 'remove', person: ANN }, 'ok'],
        [ANN, withCodeOf(BEN), 'not-allowed'],
        [BEN, enter(ANN), 'no-partner'],
        [BEN, enter(DAN), 'ok'],
        [DAN, enter(BEN), 'ok'],
      ],
      [[BEN, DAN]],
    ],
  ];
  test.each(rows)('%s', (_, steps, pairs) => {
    const played = new SimulatedTournament(pairTerms(4), 'entry');
    for (const [person, command, answer] of steps)
      expect(played.send(person, typeof command === 'function' ? command(played) : command)).toBe(answer);
    const { players } = played.state;
    const found = players
      .filter(({ partner }) => partner !== undefined)
      .map(({ person }) => membersOf(played.state, person));
    expect([...new Set(found.map((pair) => pair.join()))]).toEqual(pairs.map((pair) => pair.join()));
    expect(played.replay()).toEqual(played.state);
  });

  test('people who have blocked each other do not become partners', () => {
    const played = new SimulatedTournament(pairTerms(4), 'blocks');
    played.send(ANN, { do: 'enter' });
    played.haveAllBlockedEachOther = true;
    expect(played.send(BEN, { do: 'enter', code: codeOf(played, ANN) })).toBe('no-partner');
  });

  test('only tournaments with fixed pairs accept partners', () => {
    const played = new SimulatedTournament(newTournament(2, SWISS), 'no pairs');
    expect(played.send(ANN, { do: 'enter', partner: BEN })).toBe('not-allowed');
    expect(played.send(ANN, { do: 'enter', code: 'abcdefgh' })).toBe('not-allowed');
  });

  test('a pair counts once towards the limit, and a player with no partner reserves a place for both', () => {
    const played = new SimulatedTournament(pairTerms(4, { clock: { kind: 'days', days: 2 } }), 'full');
    played.enterPairs(11).send(testPersonId(23), { do: 'enter' });
    expect(played.send(testPersonId(30), { do: 'enter' })).toBe('tournament-full');
    const code = codeOf(played, testPersonId(23));
    expect(played.send(testPersonId(24), { do: 'enter', code })).toBe('ok');
  });

  test('a player with no partner at the start does not play, can find one for later rounds, and can leave', () => {
    const played = new SimulatedTournament(pairTerms(4, SWISS), 'half a pair').enterPairs(3);
    const [late, partner, lonely] = [testPersonId(7), testPersonId(8), testPersonId(9)];
    for (const person of [late, lonely]) played.send(person, { do: 'enter' });
    played.send(ORGANISER, { do: 'start' });
    while (played.state.rounds.length < 1) played.step();
    expect(played.send(lonely, { do: 'withdraw' })).toBe('wrong-phase');
    expect(played.send(lonely, { do: 'leave' })).toBe('ok');
    expect(played.send(partner, { do: 'enter', code: codeOf(played, late) })).toBe('ok');
    const { state } = played.run();
    const people = state.rounds.map(({ tables, byes }) => [
      ...tables.flatMap(({ games }) => games[0]?.sides.flat() ?? []),
      ...byes,
    ]);
    expect(people.map((round) => round.includes(late))).toEqual([false, true, true]);
    expect(tournamentStandings(state).map(({ id }) => id)).toContain(late);
    expect(playerOf(state, lonely)).toBeUndefined();
    expect(played.replay()).toEqual(state);
  });

  test('the view shows a person only their own code and invitations', () => {
    const played = new SimulatedTournament(pairTerms(4), 'view');
    played.send(ANN, { do: 'enter', partner: BEN });
    const ownPair = (viewer: string | undefined) => tournamentView(played.state, { viewer }).ownPair;
    expect(ownPair(ANN)).toEqual({ code: codeOf(played, ANN), invited: BEN, invitations: [] });
    expect(ownPair(BEN)).toEqual({ invitations: [ANN] });
    expect([ownPair(CARA), ownPair(undefined)]).toEqual([{ invitations: [] }, undefined]);
    const shared = JSON.stringify(tournamentView(played.state, { viewer: CARA }));
    expect(shared).not.toContain(codeOf(played, ANN));
    played.send(BEN, { do: 'enter', partner: ANN });
    expect([ownPair(ANN), ownPair(BEN)]).toEqual([undefined, undefined]);
  });

  test('the view no longer shows an invitation once the invited person has another partner', () => {
    const played = new SimulatedTournament(pairTerms(4), 'view');
    for (const person of [ANN, CARA]) played.send(person, { do: 'enter', partner: BEN });
    played.send(BEN, { do: 'enter', partner: CARA });
    const { ownPair } = tournamentView(played.state, { viewer: ANN });
    expect(ownPair).toEqual({ code: codeOf(played, ANN), invitations: [] });
  });
});

test.each([
  ['rules without partners', newTournament(4, { partners: 'fixed' }), 'partners'],
  ['an arena', pairTerms(4, { format: 'arena', minutes: 10 }), 'rules'],
  ['a knockout with three sides', pairTerms(6, { format: 'knockout', games: 3 }), 'odd'],
  ['a tournament with computers', pairTerms(4, { odd: 'computer' }), 'odd'],
] as const)('%s cannot have fixed pairs', (_, setup, detail) => {
  const decided = decideTournament(setup, ORGANISER, {
    now: setup.startsAt - 1,
    seed: 'terms',
    isBot: false,
  });
  expect(decided).toMatchObject({ ok: false, refusal: { code: 'bad-tournament', detail } });
});

describe.each([4, 6])('at tables of %i', (seats) => {
  test.each([
    ['round-robin', { turns: 'equal' }],
    ['swiss', SWISS],
  ] as const)('pairs stay together in a %s, and both partners move first equally often', (format, terms) => {
    const pairs = seats === 4 ? 6 : 9;
    const setup = pairTerms(seats, { format, ...terms });
    const played = new SimulatedTournament(setup, `${format} ${seats}`).enterPairs(pairs).run();
    const { state } = played;
    expect(state.phase).toBe('over');
    for (const { sides } of gamesOf(state)) {
      expect(sides).toHaveLength(seats / 2);
      for (const side of sides)
        expect(side.toSorted()).toEqual([...membersOf(state, side[0] ?? '')].toSorted());
    }
    // The partner who moves first changes at each turn position of the side.
    const leadCount = (person: string, position: number): number =>
      gamesOf(state).filter(({ sides }) => sides[position]?.[0] === person).length;
    for (const { person, partner = '' } of state.players)
      for (let position = 0; position < seats / 2; position += 1)
        expect(Math.abs(leadCount(person, position) - leadCount(partner, position))).toBeLessThanOrEqual(1);
    if (format === 'round-robin')
      for (const counts of turnCounts(state).values()) expect(new Set(counts).size).toBe(1);
    const standing = tournamentStandings(state);
    expect(standing).toHaveLength(pairs);
    expect(played.replay()).toEqual(state);
    expect(tournamentStandings(played.replay())).toEqual(standing);
  });
});

test('in a two-sided Swiss tournament of pairs, no two pairs meet again while another pairing exists', () => {
  const { state } = new SimulatedTournament(pairTerms(4, { format: 'swiss', rounds: 5 }), 'repeat')
    .enterPairs(8)
    .run();
  const meetings = gamesOf(state).map(({ sides }) =>
    sides
      .map((side) => side.toSorted().join())
      .toSorted()
      .join(),
  );
  expect(meetings).toHaveLength(20);
  expect(new Set(meetings).size).toBe(20);
});

describe('a knockout of pairs', () => {
  const KNOCKOUT = { format: 'knockout', games: 2 } as const;
  /** Of two pairs, the one that entered first wins. */
  const earlierWins = ({ sides: [one = [], other = []] }: RoundGame): number[] =>
    (one.toSorted()[0] ?? '') < (other.toSorted()[0] ?? '') ? [1, 2] : [2, 1];

  test.each([2, 3, 5, 8, 13])(
    'with %i pairs, one pair wins, and partners advance and lose together',
    (pairs) => {
      const played = new SimulatedTournament(pairTerms(4, KNOCKOUT), `pairs ${pairs}`).enterPairs(pairs);
      played.placesOf = earlierWins;
      const { state } = played.run();
      expect(state.phase).toBe('over');
      for (const { sides } of gamesOf(state))
        for (const side of sides)
          expect(side.toSorted()).toEqual([...membersOf(state, side[0] ?? '')].toSorted());
      const bracket = bracketView(state, { viewer: undefined });
      for (const [index, { tables, byes }] of bracket.entries()) {
        const advancing = [
          ...tables.flatMap((table) =>
            table.players.filter(([first = '']) => table.through.includes(first)).flat(),
          ),
          ...byes,
        ];
        const next = bracket[index + 1];
        const people = next?.tables.flatMap(({ players }) => players.flat()) ?? advancing;
        expect(people.toSorted()).toEqual(advancing.toSorted());
      }
      const standing = tournamentStandings(state);
      expect(standing).toHaveLength(pairs);
      const [best] = standing;
      expect(best).toMatchObject({ id: ANN, rank: 1, points: POINT * (best?.played ?? 0) });
      // Each meeting is two games, in which each side moves first once.
      for (const counts of turnCounts(state).values()) expect(new Set(counts).size).toBe(1);
      expect(played.replay()).toEqual(state);
      expect(tournamentStandings(played.replay())).toEqual(standing);
    },
  );

  test('a tie is played again by the same partners, and a pair loses if one partner leaves', () => {
    const played = new SimulatedTournament(pairTerms(4, KNOCKOUT), 'tie').enterPairs(4);
    // The side that moves first wins, so each meeting is a tie.
    played.placesOf = () => [1, 2];
    while (played.state.rounds[0]?.tables.some(({ games }) => games.length < 4) !== false) played.step();
    for (const { games } of played.state.rounds[0]?.tables ?? [])
      expect(new Set(games.map(({ sides }) => sides.flat().toSorted().join())).size).toBe(1);
    expect(played.send(BEN, { do: 'withdraw' })).toBe('ok');
    const { state } = played.run();
    const last = bracketView(state, { viewer: undefined }).at(-1);
    expect(last?.tables.flatMap(({ players }) => players.flat())).not.toContain(ANN);
    expect(last?.tables[0]?.through).toHaveLength(1);
    expect(played.replay()).toEqual(state);
  });
});

describe('absence', () => {
  /** Creates a tournament of four pairs and plays until the first games are open. */
  function playUntilFirstGames(terms: Partial<NewTournament> = SWISS): SimulatedTournament {
    const played = new SimulatedTournament(pairTerms(4, terms), 'absence').enterPairs(4);
    while (!gamesOf(played.state).some(({ isOpen }) => isOpen)) played.step();
    return played;
  }

  /** Finishes Ann's open game, as a loss. */
  function finish(played: SimulatedTournament, absent: readonly string[]): void {
    const game = gamesOf(played.state).find(
      ({ sides, places }) => places === undefined && sides.flat().includes(ANN),
    );
    const places = (game?.sides ?? []).map((side) => (side.includes(ANN) ? 2 : 1));
    expect(played.sendAsServer({ do: 'finish', game: game?.game ?? '', places, absent: [...absent] })).toBe(
      'ok',
    );
  }

  test('a pair loses a game that one partner misses, and plays again once either returns', () => {
    const played = playUntilFirstGames();
    finish(played, [BEN]);
    const line = tournamentStandings(played.state).find(({ id }) => id === ANN);
    expect(line).toMatchObject({ points: 0, played: 0 });
    expect(
      tournamentView(played.state, { viewer: ANN }).entries.find(({ person }) => person === ANN)?.state,
    ).toBe('missing');
    expect(played.send(ANN, { do: 'return' })).toBe('ok');
    const entries = tournamentView(played.state, { viewer: ANN }).entries;
    expect(entries.filter(({ person }) => [ANN, BEN].includes(person)).map((entry) => entry.state)).toEqual([
      'playing',
      'playing',
    ]);
  });

  test('after two games that either partner missed, the pair is out, and a correction brings both back', () => {
    const played = playUntilFirstGames({ format: 'swiss', rounds: 4 });
    finish(played, [BEN]);
    const [missed] = gamesOf(played.state).filter(({ absent = [] }) => absent.includes(BEN));
    played.send(ANN, { do: 'return' });
    while (
      played.state.rounds.length < 2 ||
      !gamesOf(played.state).some(
        ({ isOpen, places, sides }) => isOpen && places === undefined && sides.flat().includes(ANN),
      )
    )
      played.step();
    finish(played, [ANN, BEN]);
    expect([ANN, BEN].map((person) => playerOf(played.state, person)?.until)).toEqual([2, 2]);
    const correct = {
      do: 'correct',
      game: missed?.game ?? '',
      places: [1, 2],
      why: 'they did play',
    } as const;
    expect(played.send(ORGANISER, { ...correct, places: [1, 2] })).toBe('ok');
    expect([ANN, BEN].map((person) => playerOf(played.state, person)?.until)).toEqual([undefined, undefined]);
    played.run();
    expect(played.replay()).toEqual(played.state);
  });

  test.each([
    ['withdraws', ANN, { do: 'withdraw' }],
    ['is removed', ORGANISER, { do: 'remove', person: ANN }],
  ] as const)(
    'if one of two partners %s, both are out, but only a removed player is barred',
    (_, sender, command) => {
      const played = playUntilFirstGames();
      expect(played.send(sender, command)).toBe('ok');
      expect([ANN, BEN].map((person) => playerOf(played.state, person)?.until)).toEqual([1, 1]);
      expect(played.state.removed).toEqual(sender === ORGANISER ? [ANN] : []);
      const { state } = played.run();
      const laterPlayers = state.rounds
        .slice(1)
        .flatMap(({ tables }) => tables.flatMap(({ games }) => games[0]?.sides.flat() ?? []));
      expect(laterPlayers.length).toBeGreaterThan(0);
      expect(laterPlayers.filter((person) => [ANN, BEN].includes(person))).toEqual([]);
      expect(played.replay()).toEqual(state);
    },
  );

  test('if one partner pauses, the pair pauses', () => {
    const played = playUntilFirstGames();
    expect(played.send(BEN, { do: 'pause' })).toBe('ok');
    expect(played.send(ANN, { do: 'pause' })).toBe('wrong-phase');
    played.run();
    const laterPlayers = played.state.rounds
      .slice(1)
      .flatMap(({ tables, byes }) => [
        ...tables.flatMap(({ games }) => games[0]?.sides.flat() ?? []),
        ...byes,
      ]);
    expect(laterPlayers).not.toContain(ANN);
  });
});

describe('files', () => {
  const nameOf = (person: string): string => (person === ANN ? 'Ann' : person === BEN ? 'Ben' : `P${person}`);
  const simulated = new SimulatedTournament(pairTerms(4, SWISS), 'files');
  simulated.ratingOf = (person) => (person === BEN ? 1700 : 1500);
  const { state } = simulated.enterPairs(4).run();

  test('the CSV file with the standings names both partners', () => {
    const [head = '', ...lines] = standingCsv(state, nameOf).trim().split('\r\n');
    expect(head).toMatch(/^rank,name,id,partner,partner id,points,games,/);
    expect(lines).toHaveLength(4);
    expect(lines.some((line) => line.includes(`,Ann,${ANN},Ben,${BEN},`))).toBe(true);
  });

  test('the TRF report has a line for each pair, with the same points as in the standings', () => {
    const lines = (tournamentTrf(state, nameOf) ?? '').split('\r\n');
    expect(lines.find((line) => line.startsWith('092'))).toMatch(/^092 Team: Swiss-System/);
    const players = lines.filter((line) => line.startsWith('001'));
    expect(players).toHaveLength(4);
    const ann = players.find((line) => line.includes('Ann + Ben')) ?? '';
    // The best mean rating gets the first number.
    expect([ann.slice(4, 8), ann.slice(48, 52)]).toEqual(['   1', '1600']);
    const points = tournamentStandings(state).find(({ id }) => id === ANN)?.points ?? 0;
    expect(Number(ann.slice(80, 84))).toBe(points / POINT);
    expect(ann.match(/ [wb] [10=]/g)).toHaveLength(3);
  });

  test('a tournament with three pairs at a table has no report', () => {
    const three = new SimulatedTournament(pairTerms(6, SWISS), 'three').enterPairs(3).run();
    expect(tournamentTrf(three.state, nameOf)).toBeUndefined();
  });
});
