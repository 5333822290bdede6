import type { SeriesSetup } from '@halma/protocol';
import { seatLetter } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { gameCreatedFromChallenge } from '../../src/challenges/challenge-rules.ts';
import { gameAggregate } from '../../src/game/game-aggregate.ts';
import { seriesStatus } from '../../src/game/series.ts';
import { type GameState, personAt, seatOfPerson } from '../../src/game/state.ts';
import type { StoredChallenge } from '../../src/store/challenge-store.ts';
import { gameSetup, PlayedGame, personFor, REAL_TIME } from './played-game.ts';

const HOUR_MS = 60 * 60_000;
const [ANN, BOB] = [personFor('A'), personFor('C')];

/** How a game in a series ends: a win for one of the players, or a draw. */
type Ending = 'Ann' | 'Bob' | 'draw';

const NAMES: Readonly<Record<string, string>> = { [ANN]: 'Ann', [BOB]: 'Bob' };

/** Returns the first game of a series between Ann, who moves first in seat A, and Bob. */
function startSeries(series: SeriesSetup, clock = REAL_TIME): PlayedGame {
  const plan = gameSetup('halma-2', {
    clock,
    rated: true,
    seats: { A: { kind: 'me' }, C: { kind: 'open' } },
  });
  const challenge: StoredChallenge = {
    challenge: 'c'.repeat(12),
    by: ANN,
    to: BOB,
    plan,
    begins: 'challenger',
    note: '',
    series,
    state: 'open',
    reason: undefined,
    game: undefined,
    createdAt: 1,
    until: 2,
  };
  return gameFrom(gameCreatedFromChallenge(challenge, () => 0));
}

function gameFrom(event: Parameters<PlayedGame['append']>[1]): PlayedGame {
  const game = new PlayedGame(gameSetup('halma-2'));
  game.log.length = 0;
  game.state = game.append(null, event);
  return game;
}

/** Sends a command from a person, whichever seat they hold. */
function sendBy(game: PlayedGame, person: string, command: Parameters<PlayedGame['send']>[1]): string {
  return game.execute({ by: 'person', person, command });
}

/** Plays a few moves and ends the game. */
function play(game: PlayedGame, ending: Ending): void {
  for (let count = 0; count < 4; count += 1) makeMove(game);
  if (ending === 'draw') for (const person of [ANN, BOB]) sendBy(game, person, { do: 'offer-draw' });
  else sendBy(game, ending === 'Ann' ? BOB : ANN, { do: 'resign' });
}

function makeMove(game: PlayedGame): void {
  const outcome = game.makeMoveFor((seat) => personAt(game.state, seat) ?? '');
  if (outcome !== 'moved') throw new Error(outcome);
}

/** Has both players agree to the next game. Returns that game. */
function nextGame(game: PlayedGame): PlayedGame {
  sendBy(game, ANN, { do: 'rematch' });
  expect(sendBy(game, BOB, { do: 'rematch' })).toBe('rematch-offered');
  const event = game.log.at(-1)?.event;
  const [started] = event === undefined ? [] : (gameAggregate.startedLogs?.(game.state, event) ?? []);
  if (started === undefined) throw new Error('no game has started');
  return gameFrom(started.event);
}

/** Returns both players' points and the state of the series. */
function score(state: GameState): string {
  const status = seriesStatus(state);
  const pointsOf = (person: string): number => (status?.points[seatOfPerson(state, person) ?? 'A'] ?? 0) / 2;
  return `${pointsOf(ANN)}:${pointsOf(BOB)} ${status?.state}`;
}

describe('a series', () => {
  test.each<[string, SeriesSetup, readonly Ending[], readonly string[]]>([
    ['of two games that one player wins', { games: 2 }, ['Ann', 'Ann'], ['1:0 running', '2:0 decided']],
    ['of two games that is drawn', { games: 2 }, ['Ann', 'Bob'], ['1:0 running', '1:1 decided']],
    ['with draws', { games: 2 }, ['draw', 'Bob'], ['0.5:0.5 running', '0.5:1.5 decided']],
    [
      'that ends once one player has more than half the points',
      { games: 4 },
      ['Bob', 'Bob', 'draw'],
      ['0:1 running', '0:2 running', '0.5:2.5 decided'],
    ],
    [
      'in which all games are played',
      { games: 4, playsAll: true },
      ['Bob', 'Bob', 'Bob', 'Ann'],
      ['0:1 running', '0:2 running', '0:3 running', '1:3 decided'],
    ],
  ])('%s keeps score, and its players take turns moving first', (_, setup, endings, scores) => {
    let game = startSeries(setup);
    const [seenScores, firstMovers]: [string[], (string | undefined)[]] = [[], []];
    for (const [index, ending] of endings.entries()) {
      if (index > 0) game = nextGame(game);
      const { state } = game;
      expect([state.terms.series?.number, state.terms.rated]).toEqual([index + 1, true]);
      const first = state.position === null ? undefined : seatLetter(state.position.firstSeat);
      firstMovers.push(NAMES[(first && personAt(state, first)) ?? '']);
      play(game, ending);
      seenScores.push(score(game.state));
    }
    expect(seenScores).toEqual(scores);
    // The players take turns moving first: the same seat always begins, and the players swap seats.
    expect(firstMovers).toEqual(endings.map((__, index) => (index % 2 === 0 ? 'Ann' : 'Bob')));
    expect(sendBy(game, ANN, { do: 'end-series' })).toBe('nothing-offered');
    // A rematch begins a new series.
    const nextSeries = nextGame(game);
    expect([nextSeries.state.terms.series?.number, score(nextSeries.state)]).toEqual([1, '0:0 running']);
  });

  test('can be ended between two games and then remains undecided', () => {
    const game = startSeries({ games: 4 });
    expect(sendBy(game, ANN, { do: 'end-series' })).toBe('nothing-offered');
    play(game, 'Ann');
    sendBy(game, ANN, { do: 'rematch' });
    expect(sendBy(game, BOB, { do: 'end-series' })).toBe('series-ended');
    expect(score(game.state)).toBe('1:0 ended');
    expect(sendBy(game, BOB, { do: 'end-series' })).toBe('nothing-offered');
    expect(nextGame(game).state.terms.series?.number).toBe(1);
  });

  test.each<[string, Parameters<typeof startSeries>[1], number]>([
    ['in real time', REAL_TIME, 24],
    ['by correspondence', { kind: 'days', days: 3 }, 7 * 24],
  ])('%s ends automatically if its next game does not start', (_, clock, hours) => {
    const game = startSeries({ games: 4 }, clock);
    play(game, 'Bob');
    const due = gameAggregate.nextDueWork(game.state);
    expect(due).toEqual({ kind: 'time', at: game.now + hours * HOUR_MS });
    expect(game.sendAsServer({ do: 'time-out' })).toBe('too-late');
    // An offer restarts the time limit for the other player.
    game.now += HOUR_MS;
    expect(sendBy(game, ANN, { do: 'rematch' })).toBe('rematch-offered');
    expect(gameAggregate.nextDueWork(game.state)?.at).toBe(game.now + hours * HOUR_MS);
    game.now += hours * HOUR_MS;
    expect(game.sendAsServer({ do: 'time-out' })).toBe('series-ended');
    expect(score(game.state)).toBe('0:1 ended');
    expect(gameAggregate.nextDueWork(game.state)).toBeNull();
  });

  test('ends when one of its games is aborted', () => {
    const game = startSeries({ games: 2 });
    expect(sendBy(game, BOB, { do: 'abort' })).toBe('aborted');
    expect(score(game.state)).toBe('0:0 ended');
  });
});

test('a single game has no series', () => {
  expect(seriesStatus(new PlayedGame(gameSetup('halma-2')).state)).toBeUndefined();
});
