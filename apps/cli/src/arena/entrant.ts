import type { Level } from '@halma/engine';
import { isLevel } from '../request/level.ts';
import { type PlayerLimits, type PlayerSettings, parsePlayerSettings } from './player-limits.ts';
import { splitCommandLine } from './split-command-line.ts';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** A participant in a match. */
export type Entrant = {
  /** The participant as written on the command line. */
  readonly name: string;
  /** The limits stated for this entrant; if empty, the limits of the match apply. */
  readonly limits: PlayerLimits;
} & (
  | { readonly kind: 'level'; readonly level: Level }
  | { readonly kind: 'greedy' | 'random' }
  | { readonly kind: 'ugi'; readonly command: Command; readonly options: PlayerSettings['options'] }
  | { readonly kind: 'csci561'; readonly command: Command }
);

/**
 * Parses an entrant: `level:7`, `greedy`, `random`, `ugi:<command line>` or `csci561:<command line>`, optionally
 * followed by `@` and limits, as in `level:10@100ms`. A UGI program may also have options, as in
 * `ugi:./engine@100ms,Threads=2`.
 */
export function parseEntrant(text: string): Entrant | undefined {
  const { body, limits, options } = splitSettings(text);
  const [, kind = '', argument = ''] = /^(\w+)(?::(.*))?$/s.exec(body) ?? [];
  const common = { name: text, limits };
  if (kind !== 'ugi' && Object.keys(options).length > 0) return undefined;
  if (kind === 'level') {
    const level = /^\d+$/.test(argument) ? Number(argument) : 0;
    return isLevel(level) ? { ...common, kind, level } : undefined;
  }
  if (kind === 'greedy' || kind === 'random') return body === kind ? { ...common, kind } : undefined;
  if (kind !== 'ugi' && kind !== 'csci561') return undefined;
  const command = splitCommandLine(argument);
  if (command === undefined) return undefined;
  return kind === 'ugi' ? { ...common, kind, command, options } : { ...common, kind, command };
}

/**
 * Separates an entrant from its settings. An `@` that is not followed by settings is part of the command
 * line.
 */
function splitSettings(text: string): PlayerSettings & { readonly body: string } {
  const separatorIndex = text.lastIndexOf('@');
  const settings = separatorIndex < 0 ? undefined : parsePlayerSettings(text.slice(separatorIndex + 1));
  return settings === undefined
    ? { body: text, limits: {}, options: {} }
    : { body: text.slice(0, separatorIndex), ...settings };
}
