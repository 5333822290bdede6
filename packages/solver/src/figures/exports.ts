/** What the compiled module offers for figures. */
export interface FigureExports {
  readonly memory: WebAssembly.Memory;
  readonly figureBoardAddress: () => number;
  readonly figureSquaresAddress: () => number;
  readonly figureLineAddress: () => number;
  readonly setYard: (count: number, pairs: number) => void;
  readonly setFigure: (count: number, pairs: number) => void;
  readonly decideFigure: (states: number) => number;
  readonly writeFigureLine: () => void;
  readonly beginFigureCandidates: (most: number) => number;
  readonly listFigureCandidates: () => number;
  readonly beginFigureOrders: () => void;
  readonly countFigureOrders: (states: number) => number;
  readonly figureOrdersAddress: () => number;
}
