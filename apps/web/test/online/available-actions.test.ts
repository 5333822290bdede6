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
import { BEGUN } from './sample-game.ts';

const fourPlayerRules = makeRules({ game: 'halma-4', preset: 'standard', options: {} });
if (!fourPlayerRules.ok) throw new Error(fourPlayerRules.refusal.code);
const rules = fourPlayerRules.value;

/** Returns a game for four after a number of turns. The seats in `resignedSeats` resigned at the start. */
function playedWithout(resignedSeats: readonly number[], turns: number): Position {
  const start = startPosition(rules, 'A');
  if (!start.ok) throw new Error(start.refusal.code);
  let position = start.value;
  for (const seat of resignedSeats) {
    const resigned = resign(position, seat);
    if (resigned.ok) position = resigned.value;
  }
  for (let count = 0; count < turns; count += 1) {
    const [move] = legalMoves(position);
    const next = move === undefined ? undefined : play(position, move);
    if (next?.ok) position = next.value;
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
  const present = playedWithout(resignedSeats, turns);
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
  const present = playedWithout(resignedSeats, 0);
  expect(endsWhenUserResigns({ rules, status, seat: () => 1 }, present)).toBe(expected);
});

test.each<[people: string, finished: readonly number[], expected: boolean]>([
  ['the user and a partner, who is then out too', [], true],
  ['the user and an opponent who has finished before their partner', [2], false],
  ['the user and an opponent who has finished, like their partner', [2, 5], true],
])(
  'among three teams with %s as people, the game ends when the user resigns: $2',
  (_, finished, expected) => {
    const teams = makeRules({ game: 'star-6', options: { teams: 'opposite' } });
    const start = teams.ok ? startPosition(teams.value) : teams;
    if (!start.ok) throw new Error(start.refusal.code);
    const [otherPerson = 4] = finished;
    const people = [1, otherPerson].map((seat) => [
      seatLetter(seat),
      { kind: 'person', person: `person-${seat}` },
    ]);
    const computers = start.value.rules.seats.map((seat) => [seatLetter(seat), { kind: 'level', level: 1 }]);
    const status = () => ({ ...BEGUN.standing, seats: Object.fromEntries([...computers, ...people]) });
    const ranks = start.value.ranks.map((rank, seat) =>
      finished.includes(seat) ? finished.indexOf(seat) + 1 : rank,
    );
    const game = { rules: start.value.rules, status, seat: () => 1 } as const;
    expect(endsWhenUserResigns(game, { ...start.value, ranks })).toBe(expected);
  },
);

/** Returns a game for four after a number of turns, after which the seats in `resignedSeats` resigned. */
function sessionOf(turns: number, resignedSeats: readonly number[]): Session {
  let session = newSession(playedWithout([], 0), new Map());
  for (let count = 0; count < turns; count += 1) {
    const [move] = legalMoves(session.present);
    const next = move === undefined ? undefined : withTurn(session, { kind: 'move', move });
    if (next?.ok) session = next.value;
  }
  for (const seat of resignedSeats) {
    const next = withTurn(session, { kind: 'resignation', seat });
    if (next.ok) session = next.value;
  }
  return session;
}

test.each<[situation: string, turns: number, resignedSeats: readonly number[], expected: number | undefined]>(
  [
    ['before the seat has moved', 0, [], undefined],
    ['after moves by the seat and by others', 3, [], 0],
    ['after another seat has resigned since the move', 3, [2], undefined],
  ],
)('a takeback %s restores ply $3', (_, turns, resignedSeats, expected) => {
  expect(takebackTarget(sessionOf(turns, resignedSeats), 1)).toBe(expected);
});

test.each<[offer: string, user: number | undefined, resignedSeats: readonly number[], expected: boolean]>([
  ['draw', 2, [], true],
  ['draw', 2, [2], false],
  ['draw', undefined, [], false],
  ['takeback', 2, [], true],
  ['takeback', 2, [2], false],
])('the offer of a %s to seat %j, after the seats %j have resigned, can be answered: %s', (...row) => {
  const [offer, user, resignedSeats, expected] = row;
  const session = sessionOf(3, resignedSeats);
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

test.each<[resignedSeats: readonly number[], expected: boolean]>([
  [[], true],
  [[4], false],
])('a computer is in play after the seats %j have resigned: %s', (resignedSeats, expected) => {
  const seats = { ...BEGUN.standing.seats, D: { kind: 'level', level: 1 } as const };
  const game = { rules, status: () => ({ ...BEGUN.standing, seats }) };
  expect(hasComputerInPlay(game, playedWithout(resignedSeats, 0))).toBe(expected);
});

const halma = makeRules({ game: 'halma-2' });
const begun = halma.ok ? startPosition(halma.value, 'A') : halma;
if (!begun.ok) throw new Error(begun.refusal.code);

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
  const start = begun.value;
  const { board } = start.rules;
  const move = parseMove(board, 'd1-f1');
  const moved = move.ok ? play(start, move.value) : move;
  if (!moved.ok) throw new Error(moved.refusal.code);
  const session = newSession(more.pending ? start : moved.value, new Map());
  const game = {
    session: () => session,
    status: () => BEGUN.standing,
    seat: () => (more.spectator ? undefined : 1),
    premoves: { isChoosing: () => false } as Premoves,
    pendingMove: () => (more.pending ? 'd1-f1' : undefined),
    shownPosition: () => moved.value,
    viewedTurn: () => more.viewed ?? null,
  };
  expect(startsPremove(game, board.cellByName.get(name) ?? -1)).toBe(expected);
});
