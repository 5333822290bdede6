import type { Level } from '@halma/engine';
import { isLevel } from '../request/level.ts';
import { commandWords } from './command-words.ts';
import { type PlayerLimits, readLimits } from './limits-text.ts';

/** The words that start a program: itself, then what it is told. */
export type Command = readonly [program: string, ...words: string[]];

/** Who plays, as a command line names him. */
export type Entrant = {
  /** As it was written. */
  readonly name: string;
  /** His own limits; those of the whole match hold where he has none. */
  readonly limits: PlayerLimits;
} & (
  | { readonly kind: 'level'; readonly level: Level }
  | { readonly kind: 'greedy' | 'random' }
  | { readonly kind: 'ugi' | 'csci561'; readonly command: Command }
);

/**
 * Reads a player: `level:7`, `greedy`, `random`, `ugi:<command line>` or `csci561:<command line>`, each with limits of its own
 * after an `@` if it has any, as in `level:10@100ms`.
 */
export function readEntrant(text: string): Entrant | undefined {
  const { body, limits } = splitLimits(text);
  const [, kind = '', rest = ''] = /^(\w+)(?::(.*))?$/s.exec(body) ?? [];
  const common = { name: text, limits };
  if (kind === 'level') {
    const level = /^\d+$/.test(rest) ? Number(rest) : 0;
    return isLevel(level) ? { ...common, kind, level } : undefined;
  }
  if (kind === 'greedy' || kind === 'random') return body === kind ? { ...common, kind } : undefined;
  if (kind !== 'ugi' && kind !== 'csci561') return undefined;
  const command = commandWords(rest);
  return command === undefined ? undefined : { ...common, kind, command };
}

/** An `@` that begins no limits belongs to a command line. */
function splitLimits(text: string): { readonly body: string; readonly limits: PlayerLimits } {
  const at = text.lastIndexOf('@');
  const limits = at < 0 ? undefined : readLimits(text.slice(at + 1));
  return limits === undefined ? { body: text, limits: {} } : { body: text.slice(0, at), limits };
}
