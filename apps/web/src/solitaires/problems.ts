/** The problems of the leaflets and their exercises, by the last part of their address, in the order they are listed. */
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

/** Returns the problem of a name; undefined where there is none. */
export function problemOf(name: string | undefined): Problem | undefined {
  return PROBLEMS.find((problem) => problem === name);
}

/** Returns the address of a problem, or of a part of it. */
export function problemAddress(problem: Problem, part?: string): string {
  return `/solitaires/${problem}${part === undefined ? '' : `/${part}`}`;
}
