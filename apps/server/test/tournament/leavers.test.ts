import type { NewTournament, TournamentCommand, TournamentEvent } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { fixtureData } from '../../../../test/earlier-versions/fixtures.ts';
import type { Logged } from '../../src/log/aggregate.ts';
import { idsOf, nextAction } from '../../src/tournament/due.ts';
import { tournamentStandings } from '../../src/tournament/standing.ts';
import {
  forfeitersOf,
  gamesOf,
  isForfeitedByOrganiser,
  playerOf,
  type RoundGame,
  type TournamentState,
} from '../../src/tournament/state.ts';
import { tournamentView } from '../../src/tournament/view.ts';
import { testPersonId } from '../game/played-game.ts';
import {
  newTournament,
  ORGANISER,
  partnerTerms,
  replayTournament,
  SimulatedTournament,
} from './simulated-tournament.ts';

test('T8: a player who pauses is not paired until they return', () => {
  for (const seats of [2, 3, 4, 6]) {
    const setup = newTournament(seats, { format: 'swiss', rounds: 4, odd: seats === 2 ? 'bye' : 'computer' });
    const simulated = new SimulatedTournament(setup, `pausing ${seats}`).enter(2 * seats + 1);
    const ann = testPersonId(1);
    const pairedIn: boolean[] = [];
    simulated.run(({ state }) => {
      const isNew = state.rounds.length > pairedIn.length;
      if (isNew) pairedIn.push(isSeated(state, ann));
      if (isNew && pairedIn.length === 1) expect(simulated.send(ann, { do: 'pause' })).toBe('ok');
      if (isNew && pairedIn.length === 3) expect(simulated.send(ann, { do: 'return' })).toBe('ok');
    });
    expect([seats, ...pairedIn]).toEqual([seats, true, false, false, true]);
  }
});

describe('a Swiss tournament with too few players for the next round', () => {
  const WAIT_MS = 30 * 60_000;
  const DAY_MS = 24 * 60 * 60_000;

  /** Plays the first round. Some players pause during it, or do not show up for their games. */
  const playFirstRound = (
    setup: NewTournament,
    { players, away, why }: { players: number; away: number; why: 'pause' | 'absence' },
  ): SimulatedTournament => {
    const simulated = new SimulatedTournament(setup, 'too few').enter(players);
    const awayPlayers = Array.from({ length: away }, (_, index) => testPersonId(index + 1));
    while (simulated.state.rounds.length === 0) simulated.step();
    if (why === 'pause') for (const person of awayPlayers) simulated.send(person, { do: 'pause' });
    else simulated.noShows = new Set(awayPlayers);
    while (simulated.state.completeSince === null) simulated.step();
    simulated.noShows = new Set();
    return simulated;
  };
  const rows = [
    ['one of four players at tables of four pauses', 4, { players: 4, away: 1, why: 'pause' }],
    ['one of four players at tables of four misses a game', 4, { players: 4, away: 1, why: 'absence' }],
    ['two of five players at tables of four pause', 4, { players: 5, away: 2, why: 'pause' }],
    ['four of seven players at tables of four pause', 4, { players: 7, away: 4, why: 'pause' }],
    ['three of four players at tables of two pause', 2, { players: 4, away: 3, why: 'pause' }],
    ['three of four players at tables of two miss a game', 2, { players: 4, away: 3, why: 'absence' }],
  ] as const;

  test.each(rows)('waits for one of them to return if %s', (_, seats, first) => {
    const simulated = playFirstRound(newTournament(seats, { format: 'swiss', rounds: 3 }), first);
    const roundAt = simulated.now + simulated.state.setup.pause;
    const ends = roundAt + WAIT_MS;
    expect(nextAction(simulated.state)).toEqual({ do: 'advance', at: ends, roundAt });
    const view = tournamentView(simulated.state, { viewer: undefined });
    expect([view.waitsUntil, view.nextRoundAt]).toEqual([ends, roundAt]);
    simulated.now = ends - 1;
    expect(simulated.sendAsServer({ do: 'advance' })).toBe('wrong-phase');
    expect(simulated.send(testPersonId(1), { do: 'return' })).toBe('ok');
    simulated.step();
    expect(simulated.state.rounds).toHaveLength(2);
    expect(isSeated(simulated.state, testPersonId(1))).toBe(true);
    expect(simulated.replay()).toEqual(simulated.state);
  });

  test('begins the round after a long pause if a player returns during it', () => {
    const setup = newTournament(4, { format: 'swiss', rounds: 3, pause: 2 * WAIT_MS });
    const simulated = playFirstRound(setup, { players: 4, away: 1, why: 'pause' });
    const roundAt = simulated.now + 2 * WAIT_MS;
    simulated.now = roundAt - 1;
    expect(simulated.sendAsServer({ do: 'advance' })).toBe('wrong-phase');
    expect(simulated.send(testPersonId(1), { do: 'return' })).toBe('ok');
    expect(nextAction(simulated.state)).toEqual({ do: 'advance', at: roundAt });
    simulated.step();
    expect(simulated.state.rounds).toHaveLength(2);
  });

  test.each([
    ['half an hour in real time', {}, WAIT_MS],
    ['half an hour after a pause that is longer', { pause: 2 * WAIT_MS }, 3 * WAIT_MS],
    ['the time for a move by correspondence', { clock: { kind: 'days', days: 2 } }, 2 * DAY_MS],
  ] as const)('ends if no player returns within %s', (_, terms, waitMs) => {
    const setup = newTournament(4, { format: 'swiss', rounds: 3, pause: 0, ...terms });
    const simulated = playFirstRound(setup, { players: 4, away: 1, why: 'pause' });
    const since = simulated.now;
    simulated.run();
    expect([simulated.state.phase, simulated.now - since]).toEqual(['over', waitMs]);
  });

  test('pairs the round when a player enters late', () => {
    const setup = newTournament(4, { format: 'swiss', rounds: 3 });
    const simulated = playFirstRound(setup, { players: 4, away: 1, why: 'pause' });
    expect(simulated.send(testPersonId(5), { do: 'enter' })).toBe('ok');
    simulated.step();
    expect(simulated.state.rounds).toHaveLength(2);
  });

  test('ends after the pause if too few players remain, even counting those who may return', () => {
    const setup = newTournament(4, { format: 'swiss', rounds: 3, pause: 5000 });
    const simulated = playFirstRound(setup, { players: 4, away: 1, why: 'pause' });
    simulated.send(testPersonId(2), { do: 'withdraw' });
    const since = simulated.now;
    simulated.run();
    expect([simulated.state.phase, simulated.now - since]).toEqual(['over', 5000]);
  });
});

test.each<[string, number, Partial<NewTournament>]>([
  ['a round robin', 6, { format: 'round-robin' }],
  ['a round robin at tables of three', 9, { format: 'round-robin', rounds: 6, turns: 'within-one' }],
  ['a knockout', 8, { format: 'knockout', games: 2 }],
])('%s ends without further pauses once only one player is left', (name, players, terms) => {
  const seats = name.endsWith('three') ? 3 : 2;
  const setup = newTournament(seats, { pause: 60 * 60_000, ...terms });
  const simulated = new SimulatedTournament(setup, 'everyone leaves').enter(players);
  while (simulated.state.rounds.length === 0) simulated.step();
  while (simulated.state.completeSince === null) simulated.step();
  const { now, state } = simulated;
  for (const { person } of state.players.slice(1)) simulated.send(person, { do: 'withdraw' });
  simulated.run();
  expect(simulated.state.phase).toBe('over');
  expect(simulated.state.rounds).toHaveLength(simulated.state.roundCount);
  expect(simulated.now - now).toBeLessThan(60_000);
});

/** Returns whether a player has a table or a bye in the latest round. */
function isSeated({ rounds }: TournamentState, person: string): boolean {
  const { tables = [], byes = [] } = rounds.at(-1) ?? {};
  return [...tables.flatMap(({ games }) => (games[0]?.sides ?? []).flat()), ...byes].includes(person);
}

test.each(['open', 'running'] as const)(
  'a player removed from a tournament that is %s cannot enter again',
  (phase) => {
    const setup = newTournament(2, { format: 'swiss', rounds: 4 });
    const simulated = new SimulatedTournament(setup, 'removal').enter(6);
    if (phase === 'running') simulated.send(ORGANISER, { do: 'start' });
    const ann = testPersonId(1);
    expect(simulated.send(ORGANISER, { do: 'remove', person: ann })).toBe('ok');
    expect(simulated.send(ann, { do: 'enter' })).toBe(phase === 'open' ? 'not-allowed' : 'already-entered');
    expect(playerOf(simulated.state, ann)?.until).toBe(phase === 'open' ? undefined : 0);
    expect(simulated.replay()).toEqual(simulated.state);
  },
);

test.each<[string, (simulated: SimulatedTournament, ann: string) => void]>([
  ['who has withdrawn', (simulated, ann) => simulated.send(ann, { do: 'withdraw' })],
  ['of a tournament that is over', (simulated) => simulated.run()],
  [
    'of a tournament that was called off',
    (simulated) => simulated.send(ORGANISER, { do: 'call-off', why: 'no time' }),
  ],
])('a player %s can be removed once, which changes no result', (_, prepare) => {
  const simulated = new SimulatedTournament(newTournament(2), 'late removal').enter(4);
  const ann = testPersonId(1);
  simulated.send(ORGANISER, { do: 'start' });
  simulated.step();
  prepare(simulated, ann);
  const { removed: _removed, lastSeq: _lastSeq, ...before } = simulated.state;
  const remove = (): string => simulated.send(ORGANISER, { do: 'remove', person: ann });
  expect([remove(), remove()]).toEqual(['ok', 'wrong-phase']);
  expect(simulated.state).toMatchObject({ ...before, removed: [ann] });
  expect(simulated.replay()).toEqual(simulated.state);
});

test('a moderator can remove a player only from a tournament in which the moderator does not play', () => {
  const simulated = new SimulatedTournament(
    newTournament(2, { format: 'swiss', rounds: 1 }),
    'moderator',
  ).enter(4);
  const [ann, bob] = [testPersonId(1), testPersonId(2)];
  const remove = (moderator: string) =>
    simulated.send(moderator, { do: 'remove', person: bob }, { isModerator: true });
  expect([remove(ann), remove('stranger')]).toEqual(['not-allowed', 'ok']);
});

describe('T9: a player', () => {
  /** Plays a round robin from which the first player withdraws after a number of rounds. Returns its final state. */
  const playWithWithdrawal = (rounds: number) => {
    const simulated = new SimulatedTournament(newTournament(2, { turns: 'within-one' }), 'leavers').enter(6);
    simulated.run(({ state }) => {
      const isBetweenRounds = state.completeSince !== null && state.rounds.length === rounds;
      if (isBetweenRounds && state.phase === 'running') simulated.send(testPersonId(1), { do: 'withdraw' });
    });
    return simulated.state;
  };

  test('who withdraws before playing half of their games is removed from a round robin', () => {
    const standing = tournamentStandings(playWithWithdrawal(2));
    expect(standing.map(({ id }) => id)).not.toContain(testPersonId(1));
    expect(standing).toHaveLength(5);
    expect(standing.every(({ played: games }) => games <= 4)).toBe(true);
  });

  test('who withdraws later forfeits the remaining games', () => {
    const state = playWithWithdrawal(3);
    const standing = tournamentStandings(state);
    expect(standing).toHaveLength(6);
    const lostGames = gamesOf(state).filter(({ absent = [] }) => absent.includes(testPersonId(1)));
    expect(lostGames).toHaveLength(2);
    expect(lostGames.every(({ isOpen }) => !isOpen)).toBe(true);
  });

  test('who misses a game is not paired until they return, and is withdrawn after a second missed game', () => {
    const setup = newTournament(2, { format: 'swiss', rounds: 5 });
    const simulated = new SimulatedTournament(setup, 'missing').enter(8);
    const [ann, missed] = [testPersonId(1), new Set<number>()];
    while (simulated.state.phase !== 'over') {
      const round = simulated.state.rounds.length;
      const ownGame = gamesOf(simulated.state).find(
        ({ sides, places, isOpen }) => isOpen && places === undefined && sides.flat().includes(ann),
      );
      if (ownGame === undefined) {
        if (simulated.state.completeSince !== null && missed.size === 1) {
          if (round === 2) expect(simulated.send(ann, { do: 'return' })).toBe('ok');
        }
        simulated.step();
        continue;
      }
      missed.add(round);
      const places = ownGame.sides.map((side) => (side.includes(ann) ? 2 : 1));
      simulated.sendAsServer({ do: 'finish', game: ownGame.game, places, absent: [ann] });
    }
    // The player is not paired in the second round, returns in the third, and is then withdrawn.
    expect([...missed]).toEqual([1, 3]);
    expect(playerOf(simulated.state, ann)?.until).toBe(3);
  });
});

test('a game from which a player withdraws while it is being created ends when the server has made them resign', () => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 3 }), 'between');
  simulated.enter(4);
  while (simulated.state.rounds.length === 0) simulated.step();
  const action = nextAction(simulated.state);
  if (action?.do !== 'open') throw new Error('there are no games to open');
  const ann = testPersonId(1);
  expect(simulated.send(ann, { do: 'withdraw' })).toBe('ok');
  // The node that creates the games can die before it reports them. Another node then creates them again.
  expect(nextAction(simulated.state)).toMatchObject({ do: 'open', games: action.games });
  expect(simulated.sendAsServer({ do: 'open', games: idsOf(action.games) })).toBe('ok');
  const ownGame = gamesOf(simulated.state).find(({ sides }) => sides.flat().includes(ann)) as RoundGame;
  const next = nextAction(simulated.state);
  expect(next?.do === 'collect' && idsOf(next.games)).toContain(ownGame.game);
  expect(forfeitersOf(simulated.state, ownGame)).toEqual([ann]);
  const places = ownGame.sides.map((side) => (side.includes(ann) ? 2 : 1));
  expect(simulated.sendAsServer({ do: 'finish', game: ownGame.game, places, absent: [ann] })).toBe('ok');
  expect(simulated.replay()).toEqual(simulated.state);
});

test('a game that the organiser forfeits for a player while it is being created has that player as its forfeiter', () => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 3 }), 'between');
  simulated.enter(4);
  while (simulated.state.rounds.length === 0) simulated.step();
  const [game] = gamesOf(simulated.state);
  const [[person = ''] = []] = game?.sides ?? [];
  const forfeit = { do: 'forfeit', game: game?.game ?? '', person } as const;
  expect(simulated.send(ORGANISER, forfeit)).toBe('ok');
  expect(simulated.send(ORGANISER, forfeit)).toBe('not-entered');
  simulated.step();
  const [opened] = gamesOf(simulated.state) as [RoundGame];
  expect(opened).toMatchObject({ isOpen: true });
  expect(forfeitersOf(simulated.state, opened)).toEqual([person]);
  expect(simulated.replay()).toEqual(simulated.state);
});

test.each([
  { kind: 'rated', rated: true, expected: 'not-allowed' },
  { kind: 'casual', rated: undefined, expected: 'ok' },
])('an organiser who ends their own $kind game for the opponent gets $expected', ({ rated, expected }) => {
  const setup = newTournament(2, { format: 'swiss', rounds: 3, entry: 'accounts', ...(rated && { rated }) });
  const ownGameOf = (simulated: SimulatedTournament) =>
    gamesOf(simulated.state).find(({ sides }) => sides.flat().includes(ORGANISER)) as RoundGame;
  const start = () => {
    const simulated = new SimulatedTournament(setup, 'stake');
    const players = [ORGANISER, ...[1, 2, 3].map(testPersonId)];
    for (const player of players) simulated.send(player, { do: 'enter' }, { hasAccount: true });
    while (gamesOf(simulated.state).every(({ isOpen }) => !isOpen)) simulated.step();
    const { game, sides } = ownGameOf(simulated);
    const opponent = sides.flat().find((player) => player !== ORGANISER) ?? '';
    return { simulated, game, opponent, others: players.filter((one) => !sides.flat().includes(one)) };
  };
  const { simulated, game, opponent } = start();
  expect(simulated.send(ORGANISER, { do: 'forfeit', game, person: opponent })).toBe(expected);
  expect(simulated.send(ORGANISER, { do: 'forfeit', game, person: ORGANISER })).toBe('ok');
  const second = start();
  expect(second.simulated.send(ORGANISER, { do: 'remove', person: second.opponent })).toBe(expected);
  const [other = ''] = second.others;
  expect(second.simulated.send(ORGANISER, { do: 'remove', person: other })).toBe('ok');
});

describe('a rated game is lost', () => {
  type Send = (sender: string, command: TournamentCommand) => void;
  interface Table {
    readonly send: Send;
    readonly game: string;
    /** The players of the organiser's table if the organiser plays, otherwise of the first. */
    readonly sides: readonly (readonly string[])[];
  }
  const swiss = { format: 'swiss', rounds: 3 } as const;
  const pairs = { ...swiss, ...partnerTerms(4), partners: 'fixed' } as const;
  const moderator = testPersonId(99);
  const playerOfTable = ({ sides }: Table): string => sides[0]?.[0] ?? '';
  const own = ({ sides }: Table): readonly string[] => sides.find((side) => side.includes(ORGANISER)) ?? [];

  /** Returns the players who lose the game by a decision of the organiser, and all who lose it. */
  const losersAfter = (
    terms: Partial<NewTournament>,
    seats: number,
    isPlaying: boolean,
    act: (table: Table) => void,
  ) => {
    const setup = newTournament(seats, { ...terms, entry: 'accounts', rated: true });
    const simulated = new SimulatedTournament(setup, 'decided');
    const players = [...(isPlaying ? [ORGANISER] : []), ...[1, 2, 3, 4, 5, 6, 7, 8].map(testPersonId)];
    const entering = players.slice(0, 8);
    for (const [index, person] of entering.entries()) {
      const partner = entering[index % 2 === 0 ? index + 1 : index - 1] ?? '';
      const invitation = terms.partners === 'fixed' ? { partner } : {};
      expect(simulated.send(person, { do: 'enter', ...invitation }, { hasAccount: true })).toBe('ok');
    }
    while (gamesOf(simulated.state).every(({ isOpen }) => !isOpen)) simulated.step();
    const found = () =>
      gamesOf(simulated.state).find(
        ({ isOpen, sides }) => isOpen && (!isPlaying || sides.flat().includes(ORGANISER)),
      ) as RoundGame;
    const { game, sides } = found();
    const send: Send = (sender, command) =>
      expect(simulated.send(sender, command, { isModerator: sender === moderator })).toBe('ok');
    act({ send, game, sides });
    expect(simulated.replay()).toEqual(simulated.state);
    const losers = forfeitersOf(simulated.state, found());
    return {
      decided: losers.filter((person) => isForfeitedByOrganiser(simulated.state, found(), person)),
      losers,
    };
  };

  const forfeit: (by: string) => (table: Table) => void = (by) => (table) =>
    table.send(by, { do: 'forfeit', game: table.game, person: playerOfTable(table) });
  const remove: (by: string) => (table: Table) => void = (by) => (table) =>
    table.send(by, { do: 'remove', person: playerOfTable(table) });

  test.each<[string, Partial<NewTournament>, number, number, (table: Table) => void]>([
    ['when the organiser forfeits it', swiss, 2, 1, forfeit(ORGANISER)],
    ['when a moderator forfeits it', swiss, 2, 1, forfeit(moderator)],
    ['when the organiser removes a player', swiss, 2, 1, remove(ORGANISER)],
    ['when a moderator removes a player', swiss, 2, 1, remove(moderator)],
    ['in a knockout', { format: 'knockout', games: 2 }, 2, 1, forfeit(ORGANISER)],
    ['in an arena', { format: 'arena', minutes: 5 }, 2, 1, remove(ORGANISER)],
    ['at a table of four', swiss, 4, 1, forfeit(ORGANISER)],
    ['by a pair of which the organiser forfeits one', pairs, 4, 1, forfeit(ORGANISER)],
    ['by a pair of which the organiser removes one', pairs, 4, 2, remove(ORGANISER)],
    [
      'by a player who then withdraws',
      swiss,
      2,
      1,
      (table) => {
        forfeit(ORGANISER)(table);
        table.send(playerOfTable(table), { do: 'withdraw' });
      },
    ],
  ])('by a decision of the organiser %s', (_, terms, seats, count, act) => {
    const { decided, losers } = losersAfter(terms, seats, false, act);
    expect(losers).toHaveLength(count);
    expect(decided).toEqual(losers);
  });

  test.each<[string, Partial<NewTournament>, number, boolean, (table: Table) => void]>([
    [
      'when a player withdraws',
      swiss,
      2,
      false,
      (table) => table.send(playerOfTable(table), { do: 'withdraw' }),
    ],
    [
      'when the organiser removes a player who has withdrawn',
      swiss,
      2,
      false,
      (table) => {
        table.send(playerOfTable(table), { do: 'withdraw' });
        remove(ORGANISER)(table);
      },
    ],
    [
      'when the organiser forfeits it for a player who has withdrawn',
      swiss,
      2,
      false,
      (table) => {
        table.send(playerOfTable(table), { do: 'withdraw' });
        forfeit(ORGANISER)(table);
      },
    ],
    [
      'when the organiser forfeits their own game',
      swiss,
      2,
      true,
      ({ send, game }) => send(ORGANISER, { do: 'forfeit', game, person: ORGANISER }),
    ],
    [
      'when the organiser removes themselves',
      swiss,
      2,
      true,
      ({ send }) => send(ORGANISER, { do: 'remove', person: ORGANISER }),
    ],
    [
      'when the organiser forfeits it for their own partner',
      pairs,
      4,
      true,
      (table) => {
        const person = own(table).find((member) => member !== ORGANISER) ?? '';
        table.send(ORGANISER, { do: 'forfeit', game: table.game, person });
      },
    ],
    [
      'when the organiser removes their own partner',
      pairs,
      4,
      true,
      (table) => {
        const person = own(table).find((member) => member !== ORGANISER) ?? '';
        table.send(ORGANISER, { do: 'remove', person });
      },
    ],
  ])('by the players themselves %s', (_, terms, seats, isPlaying, act) => {
    const { decided, losers } = losersAfter(terms, seats, isPlaying, act);
    expect(losers).not.toEqual([]);
    expect(decided).toEqual([]);
  });
});

describe('a game that the organiser forfeits before it is created does not count as missed', () => {
  const ann = testPersonId(1);

  /** Plays until one of the player's games is open, and forfeits those that are not. */
  const forfeitLaterGames = (simulated: SimulatedTournament): readonly string[] => {
    const ownGames = (): readonly RoundGame[] =>
      gamesOf(simulated.state).filter(({ sides }) => sides.flat().includes(ann));
    while (!ownGames().some(({ isOpen }) => isOpen)) simulated.step();
    return ownGames()
      .filter(({ isOpen }) => !isOpen)
      .map(({ game }) => simulated.send(ORGANISER, { do: 'forfeit', game, person: ann }));
  };

  test('for a player of a round robin by correspondence, who stays in it', () => {
    const setup = newTournament(2, { clock: { kind: 'days', days: 3 }, games: 2 });
    const simulated = new SimulatedTournament(setup, 'forfeits').enter(4);
    expect(forfeitLaterGames(simulated)).toEqual(['ok', 'ok', 'ok']);
    expect(playerOf(simulated.state, ann)?.until).toBeUndefined();
    const { state } = simulated.run();
    expect(tournamentStandings(state).find(({ id }) => id === ann)).toMatchObject({ played: 3 });
    expect(simulated.replay()).toEqual(state);
  });

  test.each([
    ['a player', 2, {}],
    ['a pair', 4, { ...partnerTerms(4), partners: 'fixed' }],
  ] as const)('for %s of a Swiss tournament, who is paired in the next round', (_, seats, terms) => {
    const setup = newTournament(seats, { ...terms, format: 'swiss', rounds: 2, games: 2 });
    const simulated = new SimulatedTournament(setup, 'forfeits');
    if (seats === 2) simulated.enter(4);
    else simulated.enterPairs(4);
    expect(forfeitLaterGames(simulated)).toEqual(['ok']);
    while (simulated.state.rounds.length < 2) simulated.step();
    expect(isSeated(simulated.state, ann)).toBe(true);
    const { entries } = tournamentView(simulated.state, { viewer: undefined });
    expect(entries.find(({ person }) => person === ann)?.state).toBe('playing');
    expect(simulated.send(ann, { do: 'return' })).toBe('wrong-phase');
  });
});

test('a game that the organiser forfeited counts as missed in a log from an earlier version', () => {
  const log = fixtureData<readonly Logged<TournamentEvent>[]>('tournament-log.data.json');
  const state = replayTournament(log);
  const ann = testPersonId(1);
  expect(state.phase).toBe('over');
  const forfeitedGames = log.flatMap(({ event }) => (event.kind === 'forfeited' ? [event.game] : []));
  expect(playerOf(state, ann)?.withdrawnFor).toEqual(forfeitedGames);
  expect(tournamentStandings(state).map(({ id, points, played }) => [id, points, played])).toEqual([
    [testPersonId(2), 540, 4],
    [testPersonId(3), 480, 4],
    [testPersonId(4), 420, 4],
    [ann, 0, 0],
  ]);
});

test('the usual pause follows a round in which no game can be played', () => {
  const setup = newTournament(2, { turns: 'within-one', pause: 60_000 });
  const simulated = new SimulatedTournament(setup, 'byes').enter(4);
  while (simulated.state.phase === 'open') simulated.step();
  for (const player of [1, 2]) simulated.send(testPersonId(player), { do: 'withdraw' });
  const isPlayable = ({ unfinished }: TournamentState): boolean => unfinished.length > 0;
  while (simulated.state.rounds.length === 0 || isPlayable(simulated.state)) simulated.step();
  const { now } = simulated;
  expect(gamesOf(simulated.state).at(-1)?.places).toBeUndefined();
  expect(simulated.state.completeSince).toBe(now);
  expect(nextAction(simulated.state)).toEqual({ do: 'advance', at: now + 60_000 });
});
