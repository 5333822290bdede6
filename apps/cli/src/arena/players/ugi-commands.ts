import {
  formatOptionValue,
  formatPosition,
  nonDefaultOptions,
  type Rules,
  type Seat,
  startPosition,
} from '@halma/rules';
import { serializePosition } from '../../engine/serialized-position.ts';
import type { Clock, MoveRequest } from '../player.ts';
import type { PlayerLimits } from '../player-limits.ts';

/** The timeout of a move that only nodes or depth limit. */
const DEFAULT_MOVE_TIMEOUT_MS = 600_000;

/** Returns the UGI options that describe a game, for a program that offers them. */
export function gameOptions({ game, preset, options }: Rules): readonly (readonly [string, string])[] {
  return [
    ['Game', game.id],
    ['Preset', preset],
    ...nonDefaultOptions(game, preset, options).map(
      (name) => [name, formatOptionValue(name, options[name])] as const,
    ),
  ];
}

/** Formats the `position` command: the moves since the start, or since a seat last left the game, which UGI has no move for. */
export function positionCommand({ position }: MoveRequest): string {
  const { start, moves } = serializePosition(position);
  const own = startPosition(position.rules);
  const where = own.ok && formatPosition(own.value) === start ? 'startpos' : `fen ${start}`;
  return moves.length === 0 ? `position ${where}` : `position ${where} moves ${moves.join(' ')}`;
}

/** Formats the `go` command. A seat without a clock is given the time of the seat to move. */
export function goCommand(
  { position, clocks }: MoveRequest,
  { moveTimeMs, nodes, depth }: PlayerLimits,
): string {
  const words = ['go'];
  const own = clocks.get(position.toMove);
  if (own !== undefined) {
    const clockOf = (seat: Seat): Clock => clocks.get(seat) ?? own;
    const each = (name: string, value: (clock: Clock) => number): readonly string[] =>
      position.rules.seats.map((seat, index) => `p${index + 1}${name} ${Math.floor(value(clockOf(seat)))}`);
    words.push(
      ...each('time', ({ remainingMs }) => Math.max(remainingMs, 1)),
      ...each('inc', ({ incrementMs }) => incrementMs),
    );
  }
  if (moveTimeMs !== undefined) words.push(`movetime ${Math.max(1, Math.floor(moveTimeMs))}`);
  if (nodes !== undefined) words.push(`nodes ${nodes}`);
  if (depth !== undefined) words.push(`depth ${depth}`);
  return words.join(' ');
}

/** Returns the time a program has for its answer, in milliseconds. */
export function moveTimeoutMs({ position, clocks }: MoveRequest, { moveTimeMs }: PlayerLimits): number {
  return Math.min(
    moveTimeMs ?? DEFAULT_MOVE_TIMEOUT_MS,
    clocks.get(position.toMove)?.remainingMs ?? DEFAULT_MOVE_TIMEOUT_MS,
  );
}
