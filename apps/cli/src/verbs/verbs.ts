import { BOARD_VERBS } from '../solve/board/verbs.ts';
import { FIGURE_VERBS } from '../solve/figures/verbs.ts';
import { LONG_HOP_VERBS } from '../solve/long-hop/verbs.ts';
import { SOLO_VERBS } from '../solve/solo/verbs.ts';
import { TOURNAMENT_VERBS } from '../tournament/verbs.ts';
import { analyse } from './analyse.ts';
import { apply } from './apply.ts';
import { arena } from './arena.ts';
import { arenaLadder } from './arena-ladder.ts';
import { bot } from './bot.ts';
import { completion, man } from './completion.ts';
import { csci561 } from './csci561.ts';
import { dataset } from './dataset.ts';
import { games } from './games.ts';
import { moves } from './moves.ts';
import { parse } from './parse.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { route } from './route.ts';
import { session } from './session.ts';
import { ugi } from './ugi.ts';
import type { Verb } from './verb.ts';

/** All verbs, in the order in which the help lists them. */
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
  arenaLadder,
  dataset,
  bot,
  ugi,
  session,
  csci561,
  completion,
  man,
  ...SOLO_VERBS,
  ...LONG_HOP_VERBS,
  ...FIGURE_VERBS,
  ...BOARD_VERBS,
  ...TOURNAMENT_VERBS,
];

/** Returns the verb with the given name, or undefined. */
export function findVerb(name: string): Verb | undefined {
  return VERBS.find((verb) => verb.name === name);
}

/**
 * Returns the verb at the start of a command line, and the arguments after it. The name of a verb may have several
 * words.
 */
export function matchVerb(
  words: readonly string[],
): { readonly verb: Verb; readonly rest: readonly string[] } | undefined {
  for (let length = Math.min(words.length, MAX_NAME_WORDS); length > 0; length -= 1) {
    const verb = findVerb(words.slice(0, length).join(' '));
    if (verb !== undefined) return { verb, rest: words.slice(length) };
  }
  return undefined;
}

/** Returns the verbs whose names start with the given words and continue, such as all `solve` verbs. */
export function verbsWithPrefix(words: string): readonly Verb[] {
  return VERBS.filter(({ name }) => name.startsWith(`${words} `));
}

const MAX_NAME_WORDS = Math.max(...VERBS.map(({ name }) => name.split(' ').length));
