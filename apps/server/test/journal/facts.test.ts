import { canonicalRoute, parseMove, seatLetter } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { gameFacts } from '../../src/game/facts.ts';
import { gameSetup, PlayedGame, personFor, STARTED_AT } from '../game/played-game.ts';

/** Plays a game to its end, and returns each seat's place and share, sorted by seat letter. */
function ranksAfter(game: string, play: (game: PlayedGame) => void, options = {}): string {
  const playedGame = new PlayedGame(
    gameSetup(game, { rules: { game, preset: 'standard', options } }),
  ).seatPlayers();
  play(playedGame);
  const facts = gameFacts(playedGame.state);
  return (facts?.seats ?? [])
    .toSorted((one, other) => (one.seat < other.seat ? -1 : 1))
    .map(({ seat, place, share }) => `${seat}${place}:${share}`)
    .join(' ');
}

const resign =
  (...seats: string[]) =>
  (game: PlayedGame): void => {
    for (const seat of seats) game.send(seat, { do: 'resign' });
  };
const agreeDraw = (game: PlayedGame): void => {
  for (const seat of Object.keys(game.state.seats)) game.send(seat, { do: 'offer-draw' });
};

const resignThenDraw = (game: PlayedGame): void => {
  resign('A')(game);
  agreeDraw(game);
};

describe('a finished game’s facts', () => {
  test.each([
    ['a win in a two-player game', 'halma-2', resign('A'), {}, 'A2:0 C1:60'],
    ['a draw in a two-player game', 'halma-2', agreeDraw, {}, 'A1:30 C1:30'],
    [
      'three resignations in a four-player game',
      'halma-4',
      resign('B', 'A', 'D'),
      {},
      'A3:20 B4:0 C1:60 D2:40',
    ],
    ['a draw in a four-player game', 'halma-4', agreeDraw, {}, 'A1:30 B1:30 C1:30 D1:30'],
    ['a draw after one player has resigned', 'star-3', resignThenDraw, {}, 'A3:0 C1:45 E1:45'],
    ['a win by partners', 'halma-4', resign('A', 'C'), { teams: 'opposite' }, 'A2:0 B1:60 C2:0 D1:60'],
  ] as const)('rank the seats after %s', (_, game, play, options, expected) => {
    expect(ranksAfter(game, play, options)).toBe(expected);
  });

  test('contain the seats, the first mover and the result', () => {
    const game = new PlayedGame(
      gameSetup('halma-2', { seats: { A: { kind: 'open' }, C: { kind: 'level', level: 3 } } }),
    ).seatPlayers();
    for (let ply = 0; ply < 3; ply += 1) game.makeMove(1000);
    game.send('A', { do: 'resign' });
    expect(gameFacts(game.state)).toMatchObject({
      game: game.state.game,
      startedAt: STARTED_AT,
      endedAt: STARTED_AT + 3000,
      listed: false,
      sides: [['A'], ['C']],
      seats: [
        { seat: 'A', person: personFor('A'), turnPosition: 1, turns: 2, out: { why: 'resignation', ply: 3 } },
        { seat: 'C', level: 3, turnPosition: 2, turns: 1, place: 1, share: 60 },
      ],
      plies: 3,
      termination: 'resignation',
    });
  });

  test('identify the opening by the first moves alone', () => {
    const openingAfter = (choices: readonly number[]): string | undefined => {
      const game = new PlayedGame(gameSetup('grasshopper-8')).seatPlayers();
      for (const choice of choices) game.makeMove(10, choice);
      game.send('A', { do: 'resign' });
      return gameFacts(game.state)?.opening;
    };
    expect(openingAfter([0, 1, 2])).toBe(openingAfter([0, 1, 2]));
    expect(openingAfter([0, 1, 2])).not.toBe(openingAfter([0, 1, 3]));
    const openingChoices = Array.from({ length: 20 }, () => 0);
    expect(openingAfter([...openingChoices, 1])).toBe(openingAfter([...openingChoices, 2]));
  });

  test('are undefined for a running game and for one aborted before its start, and have no result for one aborted later', () => {
    const game = new PlayedGame(gameSetup('halma-2'));
    expect(gameFacts(game.state)).toBeUndefined();
    const unstarted = new PlayedGame(gameSetup('halma-2'));
    unstarted.send('A', { do: 'join' });
    unstarted.send('A', { do: 'abort' });
    expect([unstarted.state.phase, gameFacts(unstarted.state)]).toEqual(['aborted', undefined]);
    game.seatPlayers();
    expect(gameFacts(game.state)).toBeUndefined();
    game.send('A', { do: 'abort' });
    const facts = gameFacts(game.state);
    expect(facts?.seats.map(({ place }) => place)).toEqual([undefined, undefined]);
    expect(facts?.termination).toBeUndefined();
  });
});

describe('each seat’s longest hop', () => {
  /** Returns the number of jumps in the canonical route of each move, with the letter of the seat that made it. */
  function jumpsInGame(
    game: PlayedGame,
  ): { readonly seat: string; readonly ply: number; readonly jumps: number }[] {
    const jumps = [];
    const moves = game.state.history.flatMap((entry) => ('move' in entry ? [entry.move] : []));
    for (let after = game.state.position; after?.previous != null; after = after.previous) {
      const before = after.previous;
      const { board } = before.rules;
      const move = after.ply > before.ply && parseMove(board, moves[before.ply] ?? '');
      if (move === false || !move.ok || move.value.kind !== 'normal') continue;
      const route = canonicalRoute(before, move.value) ?? [];
      const isStep = board.distance(move.value.from, move.value.to) === 1;
      jumps.push({ seat: seatLetter(before.toMove), ply: after.ply, jumps: isStep ? 0 : route.length - 1 });
    }
    return jumps.toReversed();
  }

  test.each(['halma-2', 'halma-4', 'star-3', 'grasshopper-8'])(
    'is correct in generated games of %s',
    (rules) => {
      let hopCount = 0;
      for (let seed = 1; seed <= 5; seed += 1) {
        const game = new PlayedGame(gameSetup(rules)).seatPlayers();
        const seats = Object.keys(game.state.seats);
        for (let ply = 0; ply < 60 && game.state.phase === 'playing'; ply += 1)
          game.makeMove(0, (ply + 1) * 7919 * seed);
        const leavingSeats = seats.slice(1);
        for (const seat of leavingSeats) game.send(seat, { do: 'resign' });
        const facts = gameFacts(game.state);
        const allJumps = jumpsInGame(game);
        for (const seat of seats) {
          const ownJumps = allJumps.filter((hop) => hop.seat === seat);
          const maxJumps = Math.max(0, ...ownJumps.map(({ jumps }) => jumps));
          const first = ownJumps.find(({ jumps }) => jumps === maxJumps);
          const expected = maxJumps < 2 ? undefined : { jumps: maxJumps, ply: first?.ply };
          expect(facts?.seats.find((row) => row.seat === seat)?.longestHop).toEqual(expected);
          if (expected !== undefined) hopCount += 1;
        }
      }
      expect(hopCount).toBeGreaterThan(0);
    },
  );
});
