import type { Level } from '@halma/engine';
import { isLevel } from '../request/level.ts';
import { type PlayerLimits, parsePlayerLimits } from './player-limits.ts';
import { splitCommandLine } from './split-command-line.ts';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** A participant in a match. */
export type Entrant = {
  /** The participant as written on the command line. */
  readonly name: string;
  /** The limits stated for this entrant; when empty, the limits of the match apply. */
  readonly limits: PlayerLimits;
} & (
  | { readonly kind: 'level'; readonly level: Level }
  | { readonly kind: 'greedy' | 'random' }
  | { readonly kind: 'ugi' | 'csci561'; readonly command: Command }
);

/**
 * Parses an entrant: `level:7`, `greedy`, `random`, `ugi:<command line>` or `csci561:<command line>`, optionally
 * followed by `@` and limits, as in `level:10@100ms`.
 */
export function parseEntrant(text: string): Entrant | undefined {
  const { body, limits } = splitLimits(text);
  const [, kind = '', rest = ''] = /^(\w+)(?::(.*))?$/s.exec(body) ?? [];
  const common = { name: text, limits };
  if (kind === 'level') {
    const level = /^\d+$/.test(rest) ? Number(rest) : 0;
    return isLevel(level) ? { ...common, kind, level } : undefined;
  }
  if (kind === 'greedy' || kind === 'random') return body === kind ? { ...common, kind } : undefined;
  if (kind !== 'ugi' && kind !== 'csci561') return undefined;
  const command = splitCommandLine(rest);
  return command === undefined ? undefined : { ...common, kind, command };
}

/** Separates an entrant from its limits. An `@` that no limits follow is part of the command line. */
function splitLimits(text: string): { readonly body: string; readonly limits: PlayerLimits } {
  const at = text.lastIndexOf('@');
  const limits = at < 0 ? undefined : parsePlayerLimits(text.slice(at + 1));
  return limits === undefined ? { body: text, limits: {} } : { body: text.slice(0, at), limits };
}
