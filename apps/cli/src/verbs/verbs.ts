import { SOLVE } from '../solve/solve.ts';
import { analyse } from './analyse.ts';
import { apply } from './apply.ts';
import { arena } from './arena.ts';
import { csci561 } from './csci561.ts';
import { games } from './games.ts';
import { moves } from './moves.ts';
import { parse } from './parse.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { route } from './route.ts';
import { ugi } from './ugi.ts';
import type { Verb } from './verb.ts';

/** Everything the command can do. */
export const VERBS: readonly Verb[] = [
  games,
  play,
  moves,
  route,
  apply,
  perft,
  replay,
  parse,
  analyse,
  review,
  arena,
  ugi,
  csci561,
  ...SOLVE,
];

/** The verb of that name, or undefined when there is none. */
export function verbOfName(name: string): Verb | undefined {
  return VERBS.find((verb) => verb.name === name);
}

/** The verb that a command line begins with, whose name may be of several words, and the words after it. */
export function verbAtHead(
  words: readonly string[],
): { readonly verb: Verb; readonly rest: readonly string[] } | undefined {
  for (let length = Math.min(words.length, LONGEST_NAME); length > 0; length -= 1) {
    const verb = verbOfName(words.slice(0, length).join(' '));
    if (verb !== undefined) return { verb, rest: words.slice(length) };
  }
  return undefined;
}

/** The verbs whose names go on from these words, such as all that solve something. */
export function verbsBelow(words: string): readonly Verb[] {
  return VERBS.filter(({ name }) => name.startsWith(`${words} `));
}

const LONGEST_NAME = Math.max(...VERBS.map(({ name }) => name.split(' ').length));
