import type { Level, Line } from '@halma/engine';
import type { Move, Position } from '@halma/rules';
import type { Paint } from '../drawing/paint.ts';

/** How long and how well the computer thinks about a move. */
export interface Thought {
  readonly milliseconds: number;
  readonly level: Level;
}

/** A person at a terminal, or a script at a pipe, and what a conversation with them needs of the world. */
export interface Talk {
  /** Asks for a line. @returns null at the end of the input, and once a signal has stopped the conversation */
  readonly ask: (prompt: string) => Promise<string | null>;
  readonly say: (text: string) => void;
  readonly paint: Paint;
  /** How many characters a line has. */
  readonly width: number;
  /** The computer's move. */
  readonly choose: (position: Position, thought: Thought) => Promise<Move>;
  /** The best line there is, as far as the time goes; undefined where there is none. */
  readonly analyse: (position: Position, milliseconds: number) => Promise<Line | undefined>;
  /** Writes a text to a file that may not be there yet, unless `again`. @returns why it could not, or null */
  readonly save: (path: string, text: string, again: boolean) => Promise<string | null>;
  readonly now: () => Date;
  /** The exit status of the signal that stopped the conversation, or null. */
  readonly stopped: () => number | null;
  /** Ends the conversation. */
  readonly end: () => void;
}
