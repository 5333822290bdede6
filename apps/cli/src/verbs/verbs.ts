import { apply } from './apply.ts';
import { games } from './games.ts';
import { moves } from './moves.ts';
import { parse } from './parse.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { route } from './route.ts';
import type { Verb } from './verb.ts';

/** Everything the command can do. */
export const VERBS: readonly Verb[] = [games, play, moves, route, apply, perft, replay, parse];

/** The verb of that name, or undefined when there is none. */
export function verbOfName(name: string): Verb | undefined {
  return VERBS.find((verb) => verb.name === name);
}
