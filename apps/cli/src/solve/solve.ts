import type { Verb } from '../verbs/verb.ts';

/** What can be solved: one army alone, and the solitaires of the leaflets. Their names all begin with `solve`. */
export const SOLVE: readonly Verb[] = [];
