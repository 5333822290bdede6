/** Paper people have at home, upright, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof PAPERS;

export const PAPER_NAMES: readonly Paper[] = ['a4', 'letter'];

/** What most printers cannot print on, along every edge, in millimetres. Cut marks stand in it as far as it goes. */
export const MARGIN = 12;

/** A sheet as it lies in the printer. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** The two ways a sheet can lie. */
export function waysOf(paper: Paper): readonly SheetSize[] {
  const { width, height } = PAPERS[paper];
  return [
    { width, height },
    { width: height, height: width },
  ];
}
