/**
 * The ids of the leaflets' problems and exercises, in the order in which the site lists them. An id is the
 * last part of the URL.
 */
export const PROBLEMS = [
  'long-hop',
  'crossing',
  'figures',
  'own-figure',
  'gambits',
  'packing',
  'both-hands',
] as const;

export type Problem = (typeof PROBLEMS)[number];

/** Returns the problem with the given id; undefined if there is none. */
export function findProblem(name: string | undefined): Problem | undefined {
  return PROBLEMS.find((problem) => problem === name);
}

/** Returns the URL of a problem, or of a part of it. */
export function problemAddress(problem: Problem, part?: string): string {
  return `/solitaires/${problem}${part === undefined ? '' : `/${part}`}`;
}
