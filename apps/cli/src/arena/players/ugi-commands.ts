import {
  formatOptionValue,
  formatPosition,
  nonDefaultOptions,
  type Rules,
  type Seat,
  serializePosition,
  startPosition,
} from '@halma/rules';
import type { Clock, MoveRequest } from '../player.ts';
import type { PlayerLimits } from '../player-limits.ts';

/** The timeout for a move that is limited only by nodes or depth. */
const DEFAULT_MOVE_TIMEOUT_MS = 600_000;

/** Returns the names and values of the UGI options that describe a game. */
export function gameOptions({ game, preset, options }: Rules): readonly (readonly [string, string])[] {
  return [
    ['Game', game.id],
    ['Preset', preset],
    ...nonDefaultOptions(game, preset, options).map(
      (name) => [name, formatOptionValue(name, options[name])] as const,
    ),
  ];
}

/**
 * Formats the `position` command. The moves begin at the starting position or, since UGI cannot express that a
 * seat is eliminated, at the position after the last elimination.
 */
export function positionCommand({ position }: MoveRequest): string {
  const { start, moves } = serializePosition(position);
  const usualStart = startPosition(position.rules);
  const isUsualStart = usualStart.ok && formatPosition(usualStart.value) === start;
  const startText = isUsualStart ? 'startpos' : `fen ${start}`;
  return moves.length === 0 ? `position ${startText}` : `position ${startText} moves ${moves.join(' ')}`;
}

/** Formats the `go` command. If a seat has no clock, it gets the clock of the seat to move. */
export function goCommand(
  { position, clocks }: MoveRequest,
  { moveTimeMs, nodes, depth }: PlayerLimits,
): string {
  const words = ['go'];
  const clockToMove = clocks.get(position.toMove);
  if (clockToMove !== undefined) {
    const clockOf = (seat: Seat): Clock => clocks.get(seat) ?? clockToMove;
    const formatClocks = (name: string, read: (clock: Clock) => number): readonly string[] =>
      position.rules.seats.map((seat, index) => `p${index + 1}${name} ${Math.floor(read(clockOf(seat)))}`);
    words.push(
      ...formatClocks('time', ({ remainingMs }) => Math.max(remainingMs, 1)),
      ...formatClocks('inc', ({ incrementMs }) => incrementMs),
    );
  }
  if (moveTimeMs !== undefined) words.push(`movetime ${Math.max(1, Math.floor(moveTimeMs))}`);
  if (nodes !== undefined) words.push(`nodes ${nodes}`);
  if (depth !== undefined) words.push(`depth ${depth}`);
  return words.join(' ');
}

/** Returns the time that a program has for a move, in milliseconds. */
export function moveTimeoutMs({ position, clocks }: MoveRequest, { moveTimeMs }: PlayerLimits): number {
  return Math.min(
    moveTimeMs ?? DEFAULT_MOVE_TIMEOUT_MS,
    clocks.get(position.toMove)?.remainingMs ?? DEFAULT_MOVE_TIMEOUT_MS,
  );
}

/** Returns the score in the `info` line of the best variation, in moves; undefined for any other line. */
export function scoreOf(line: string): number | undefined {
  if (!line.startsWith('info ') || /\bmultipv (?!1\b)/.test(line)) return undefined;
  const [, unit, value] = /\bscore (cp|mate) (-?\d+)\b/.exec(line) ?? [];
  if (unit === undefined) return undefined;
  // A proven result is beyond every other score.
  return unit === 'cp' ? Number(value) / 100 : Math.sign(Number(value)) * Number.MAX_SAFE_INTEGER;
}
