import {
  legalMoves,
  makeRules,
  type Position,
  parseMove,
  play,
  resign,
  type Seat,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { expect, test } from 'vitest';
import { newSession, type Session, withTurn } from '../../src/game/session.ts';
import {
  canAbort,
  endsWhenUserResigns,
  hasComputerInPlay,
  startsPremove,
  takebackTarget,
} from '../../src/pages/game/online/available-actions.ts';
import { openOffers } from '../../src/pages/game/online/open-offers.ts';
import type { Premoves } from '../../src/pages/game/online/premoves.ts';
import { valueOrFail } from '../game/setup.ts';
import { BEGUN } from './sample-game.ts';

const rules = valueOrFail(makeRules({ game: 'halma-4', preset: 'standard', options: {} }));

/** Returns a position of the game for four after some turns. The seats in `resignedSeats` resigned at the start. */
function positionAfter(resignedSeats: readonly number[], turns: number): Position {
  let position = valueOrFail(startPosition(rules, 'A'));
  for (const seat of resignedSeats) {
    position = valueOrFail(resign(position, seat));
  }
  for (let count = 0; count < turns; count += 1) {
    const [move] = legalMoves(position);
    if (move === undefined) throw new Error('the player to move has no move');
    position = valueOrFail(play(position, move));
  }
  return position;
}

type Row = [
  situation: string,
  resignedSeats: readonly number[],
  turns: number,
  expected: boolean,
  isTournament?: true,
];

test.each<Row>([
  ['before the first turn', [], 0, true],
  ['while the last seat has not moved', [], 3, true],
  ['after every seat’s first turn', [], 4, false],
  ['while only a seat that has resigned has not moved', [2], 3, false],
  ['while a seat that has not resigned has not moved', [2], 2, true],
  ['in a tournament', [], 0, false, true],
])('a player can abort a game %s: $3', (_, resignedSeats, turns, expected, isTournament) => {
  const present = positionAfter(resignedSeats, turns);
  const session = newSession(present, new Map());
  const tournament = { id: 'autumn01', round: 1, table: 1, game: 1 };
  const view = isTournament ? { ...BEGUN, terms: { ...BEGUN.terms, tournament } } : BEGUN;
  expect(canAbort({ session: () => session, rules, view: () => view })).toBe(expected);
});

test.each<[opponents: string, computers: string, resignedSeats: readonly number[], expected: boolean]>([
  ['three people', '', [], false],
  ['a person and two computers', 'CD', [], false],
  ['three computers', 'BCD', [], true],
  ['two computers and a person who has resigned', 'CD', [2], true],
  ['one person, after two have resigned', '', [2, 3], true],
])('against %s the game ends when the user resigns: $3', (_, computers, resignedSeats, expected) => {
  const holders = ['A', 'B', 'C', 'D'].map((letter) => [
    letter,
    computers.includes(letter) ? { kind: 'level', level: 1 } : { kind: 'person', person: letter.repeat(16) },
  ]);
  const status = () => ({ ...BEGUN.standing, seats: Object.fromEntries(holders) });
  const present = positionAfter(resignedSeats, 0);
  expect(endsWhenUserResigns({ rules, status, seat: () => 1 }, present)).toBe(expected);
});

test.each<[people: string, finished: readonly number[], expected: boolean]>([
  ['the user and a partner, who is then out too', [], true],
  ['the user and an opponent who has finished before their partner', [2], false],
  ['the user and an opponent who has finished, like their partner', [2, 5], true],
])(
  'among three teams with %s as people, the game ends when the user resigns: $2',
  (_, finished, expected) => {
    const teamRules = valueOrFail(makeRules({ game: 'star-6', options: { teams: 'opposite' } }));
    const start = valueOrFail(startPosition(teamRules));
    const [otherPerson = 4] = finished;
    const people = [1, otherPerson].map((seat) => [
      seatLetter(seat),
      { kind: 'person', person: `person-${seat}` },
    ]);
    const computers = teamRules.seats.map((seat) => [seatLetter(seat), { kind: 'level', level: 1 }]);
    const status = () => ({ ...BEGUN.standing, seats: Object.fromEntries([...computers, ...people]) });
    const ranks = start.ranks.map((rank, seat) =>
      finished.includes(seat) ? finished.indexOf(seat) + 1 : rank,
    );
    const game = { rules: teamRules, status, seat: () => 1 } as const;
    expect(endsWhenUserResigns(game, { ...start, ranks })).toBe(expected);
  },
);

/** Returns a session of the game for four. The seats in `resignedSeats` resigned after the given number of turns. */
function sessionAfter(turns: number, resignedSeats: readonly number[]): Session {
  let session = newSession(positionAfter([], 0), new Map());
  for (let count = 0; count < turns; count += 1) {
    const [move] = legalMoves(session.present);
    if (move === undefined) throw new Error('the player to move has no move');
    session = valueOrFail(withTurn(session, { kind: 'move', move }));
  }
  for (const seat of resignedSeats) {
    session = valueOrFail(withTurn(session, { kind: 'resignation', seat }));
  }
  return session;
}

test.each<[what: string, turns: number, resignedSeats: readonly number[], expected: number | undefined]>([
  ['nothing before it has moved', 0, [], undefined],
  ['its own move and the moves since', 3, [], 0],
  ['nothing after another seat has resigned since its move', 3, [2], undefined],
])('a seat can take back %s', (_, turns, resignedSeats, expected) => {
  expect(takebackTarget(sessionAfter(turns, resignedSeats), 1)).toBe(expected);
});

type OfferRow = [
  reader: string,
  offer: 'draw' | 'takeback',
  expected: boolean,
  user: number | undefined,
  resignedSeats: readonly number[],
];

test.each<OfferRow>([
  ['another player', 'draw', true, 2, []],
  ['a player who has resigned', 'draw', false, 2, [2]],
  ['a spectator', 'draw', false, undefined, []],
  ['another player', 'takeback', true, 2, []],
  ['a player who has resigned', 'takeback', false, 2, [2]],
])('%s can answer the offer of a %s: %s', (_, offer, expected, user, resignedSeats) => {
  const session = sessionAfter(3, resignedSeats);
  const standing = {
    ...BEGUN.standing,
    ...(offer === 'draw' ? { drawOffered: ['A' as const] } : { takeBack: { to: 0, agreed: ['A' as const] } }),
  };
  const offers = openOffers({
    session: () => session,
    status: () => standing,
    seat: () => user as Seat | undefined,
    nameOf: String,
  });
  expect(offers.map(({ canAnswer }) => canAnswer)).toEqual([expected]);
});

test.each<[situation: string, resignedSeats: readonly number[], expected: boolean]>([
  ['before it resigns', [], true],
  ['after it has resigned', [4], false],
])('the only computer is in play %s: $2', (_, resignedSeats, expected) => {
  const seats = { ...BEGUN.standing.seats, D: { kind: 'level', level: 1 } as const };
  const game = { rules, status: () => ({ ...BEGUN.standing, seats }) };
  expect(hasComputerInPlay(game, positionAfter(resignedSeats, 0))).toBe(expected);
});

const start = valueOrFail(startPosition(valueOrFail(makeRules({ game: 'halma-2' })), 'A'));

type PressRow = [
  press: string,
  expected: boolean,
  cell: string,
  more?: { pending?: true; viewed?: number; spectator?: true },
];

// Black has moved d1-f1; "pending" means that the server has not confirmed it, so on the page it is still
// Black's turn.
test.each<PressRow>([
  ['a man', true, 'a1'],
  ['the man that has moved', true, 'f1'],
  ['the man whose move the server has not confirmed', true, 'f1', { pending: true }],
  ['the square that the man left', false, 'd1', { pending: true }],
  ['an empty square', false, 'h8'],
  ['an opponent’s man', false, 'p16'],
  ['a man while an earlier position is shown', false, 'a1', { viewed: 0 }],
  ['a man in a game in which the user has no seat', false, 'a1', { spectator: true }],
])('a press on %s begins a premove: %s', (_, expected, name, more = {}) => {
  const { board } = start.rules;
  const moved = valueOrFail(play(start, valueOrFail(parseMove(board, 'd1-f1'))));
  const session = newSession(more.pending ? start : moved, new Map());
  const game = {
    session: () => session,
    status: () => BEGUN.standing,
    seat: () => (more.spectator ? undefined : 1),
    premoves: { isChoosing: () => false } as Premoves,
    pendingMove: () => (more.pending ? 'd1-f1' : undefined),
    shownPosition: () => moved,
    viewedTurn: () => more.viewed ?? null,
  };
  expect(startsPremove(game, board.cellByName.get(name) ?? -1)).toBe(expected);
});
