/** Common paper sizes in portrait, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof PAPERS;

export const PAPER_NAMES: readonly Paper[] = ['a4', 'letter'];

/** The margin that keeps the board inside the printable area, in millimetres. Cut marks extend into it. */
export const MARGIN_MM = 12;

/** The size of a sheet in portrait or landscape, in millimetres. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the sizes of a sheet in portrait and in landscape. */
export function orientationsOf(paper: Paper): readonly SheetSize[] {
  const { width, height } = PAPERS[paper];
  return [
    { width, height },
    { width: height, height: width },
  ];
}
