import type { Verb } from '../verbs/verb.ts';
import { FIGURES } from './figures/verbs.ts';
import { LONG_HOPS } from './long-hop/verbs.ts';
import { WAYS } from './ways/verbs.ts';

/** What can be solved: one army alone, and the solitaires of the leaflets. Their names all begin with `solve`. */
export const SOLVE: readonly Verb[] = [...WAYS, ...LONG_HOPS, ...FIGURES];
