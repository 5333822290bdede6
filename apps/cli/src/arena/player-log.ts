import { appendFileSync } from 'node:fs';

/** The direction of a logged line: sent to a program, received from it, or a move or fault by any player. */
export type LogDirection = '>' | '<' | '=';

/**
 * Called with each line that a player's program exchanges with the arena, and each move or fault by a player.
 */
export type LineListener = (direction: LogDirection, line: string) => void;

/**
 * Writes a line to the log of a match.
 *
 * @param player the seat and name of the player
 */
export type MatchLog = (game: number, player: string, direction: LogDirection, line: string) => void;

/** The maximum length of a logged line: programs may print lines of any length, and people read the log. */
const MAX_LINE_LENGTH = 4000;

/**
 * Creates a function that appends lines to the log of a match: the time, the game, the player, the direction and the line,
 * with tabs between them. Threads may append to one file, since each line is a single write.
 */
export function logTo(path: string): MatchLog {
  return (game, player, direction, line) => {
    const text = line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
    appendFileSync(path, `${[new Date().toISOString(), game + 1, player, direction, text].join('\t')}\n`);
  };
}
