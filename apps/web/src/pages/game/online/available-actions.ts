import {
  type Cell,
  hasFinished,
  isEliminated,
  type Position,
  resign,
  type Seat,
  seatLetter,
  seatOf,
  sideOf,
  VACANT,
} from '@halma/rules';
import { entriesOf } from '../../../game/move-list.ts';
import type { Session } from '../../../game/session.ts';
import { holderOf } from '../../../online/seats.ts';
import type { OnlineGame } from './online-game.ts';

/**
 * Returns the ply that a takeback restores: the number of moves before the seat's latest one. Returns
 * undefined if the seat has not moved, or if a seat has left the game since.
 */
export function takebackTarget(session: Session, seat: Seat): number | undefined {
  const latest = entriesOf(session).findLast((entry) => entry.seat === seat);
  if (latest === undefined || session.turns.slice(latest.index).some(({ kind }) => kind !== 'move'))
    return undefined;
  return session.positions[latest.index - 1]?.ply;
}

/** Returns whether a seat has neither finished nor been eliminated. */
export function isInPlay(position: Position, seat: Seat): boolean {
  return !isEliminated(position, seat) && !hasFinished(position, seat);
}

/**
 * Returns whether a player may abort the game. This is possible until every seat in play has had its first turn, but not
 * in a tournament.
 */
export function canAbort({ session, rules, view }: Pick<OnlineGame, 'session' | 'rules' | 'view'>): boolean {
  if (view().terms.tournament !== undefined) return false;
  const present = session()?.present;
  if (present === undefined) return true;
  return rules.seats.some((seat) => isInPlay(present, seat) && present.turnsPlayed[seat] === 0);
}

/** Returns whether the user may choose a move in advance while another player is to move or the server has not responded. */
export function canPremove({
  session,
  status,
  seat,
  premoves,
  pendingMove,
}: Pick<OnlineGame, 'session' | 'status' | 'seat' | 'premoves' | 'pendingMove'>): boolean {
  const [present, playersSeat] = [session()?.present, seat()];
  if (present === undefined || playersSeat === undefined || status().phase !== 'playing') return false;
  if (premoves.isChoosing() || !isInPlay(present, playersSeat)) return false;
  return present.toMove !== playersSeat || pendingMove() !== undefined;
}

/**
 * Returns whether pressing a cell starts a premove: the cell holds one of the user's men on the shown board,
 * which may already include a move that the server has not confirmed.
 */
export function startsPremove(
  game: Parameters<typeof canPremove>[0] & Pick<OnlineGame, 'shownPosition' | 'viewedTurn'>,
  cell: Cell,
): boolean {
  const man = game.shownPosition()?.men[cell] ?? VACANT;
  return game.viewedTurn() === null && seatOf(man) === game.seat() && canPremove(game);
}

/** Returns whether the computer holds any seat that is still in play. */
export function hasComputerInPlay(
  { rules, status }: Pick<OnlineGame, 'rules' | 'status'>,
  present: Position,
): boolean {
  return rules.seats.some((seat) => holderOf(status(), seat)?.kind === 'level' && isInPlay(present, seat));
}

/** Returns whether the user plays and the computer holds all other seats. */
export function isAgainstComputers({
  rules,
  status,
  seat,
}: Pick<OnlineGame, 'rules' | 'status' | 'seat'>): boolean {
  return (
    seat() !== undefined &&
    rules.seats.every((candidate) => candidate === seat() || holderOf(status(), candidate)?.kind === 'level')
  );
}

/** Returns whether the game ends when the user resigns: by the rules, or because only computers would play on. */
export function endsWhenUserResigns(
  { rules, status, seat }: Pick<OnlineGame, 'rules' | 'status' | 'seat'>,
  present: Position,
): boolean {
  const playersSeat = seat();
  const next = playersSeat === undefined ? undefined : resign(present, playersSeat);
  if (!next?.ok) return false;
  const { value: after } = next;
  // A person who has finished still plays while their partners do. If the user resigns, the user's partners may be out too.
  const isStillPlaying = (other: Seat): boolean =>
    holderOf(status(), other)?.kind === 'person' &&
    !isEliminated(after, other) &&
    !sideOf(rules, other).every((partner) => hasFinished(after, partner));
  return after.outcome !== null || !rules.seats.some(isStillPlaying);
}

/** Returns the seat to move if its player is not connected, so that the user can claim that the player has left. */
export function disconnectedSeatToMove({
  session,
  seat,
  isPresent,
  view,
}: Pick<OnlineGame, 'session' | 'seat' | 'isPresent' | 'view'>): Seat | undefined {
  const present = session()?.present;
  const toMove = present?.toMove;
  const { clock, tournament } = view().terms;
  if (toMove === undefined || toMove === seat() || clock.kind === 'days') return undefined;
  // In a tournament, players have some time to arrive.
  if (tournament !== undefined && present?.turnsPlayed[toMove] === 0) return undefined;
  return isPresent(seatLetter(toMove)) === false ? toMove : undefined;
}
