import type { Level, PrincipalVariation } from '@halma/engine';
import type { Move, Position } from '@halma/rules';
import type { Paint } from '../drawing/paint.ts';

/** The strength of the computer. */
export interface ComputerSettings {
  /** The thinking time for a move, in milliseconds. */
  readonly milliseconds: number;
  readonly level: Level;
}

/** The terminal or pipe of an interactive game, with access to the engine, the file system and the clock. */
export interface PlayTerminal {
  /**
   * Asks for a line.
   *
   * @returns null at the end of the input or after a signal
   */
  readonly ask: (prompt: string) => Promise<string | null>;
  readonly print: (text: string) => void;
  readonly paint: Paint;
  /** The width in characters. */
  readonly width: number;
  /** Chooses the computer's move. */
  readonly chooseMove: (position: Position, computerSettings: ComputerSettings) => Promise<Move>;
  /** Finds the best line within a time limit; undefined when the game is over. */
  readonly analyse: (position: Position, milliseconds: number) => Promise<PrincipalVariation | undefined>;
  /**
   * Writes a file.
   *
   * @param oldText the content that it replaces; null if the file must not exist
   * @returns a problem, or null
   */
  readonly writeFile: (path: string, text: string, oldText: string | null) => Promise<string | null>;
  readonly now: () => Date;
  /** Returns the exit status of the signal or the closed output that stopped the game, or null. */
  readonly stopStatus: () => number | null;
  /** Closes the input. */
  readonly close: () => void;
}
