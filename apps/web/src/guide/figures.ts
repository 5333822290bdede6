import type { GuideStrings } from '@halma/locales/guide';
import type { GameGroup, RulesConfig } from '@halma/rules';

type CaptionId = keyof GuideStrings['captions'];

/** A figure that illustrates the rules. Cells are given by name. */
export interface Figure {
  readonly caption: CaptionId;
  readonly rules: RulesConfig;
  /** The position (HFN); defaults to the start of the game. */
  readonly position?: string;
  /** The cell of the selected man. The figure shows where it can go. */
  readonly from?: string;
  /** The cell to which the selected man hops. The figure then shows the man's route instead. */
  readonly to?: string;
  /** The corners of the part of the board that is shown; defaults to the whole board. */
  readonly between?: readonly string[];
}

type Figures = readonly [Figure, Figure, Figure, Figure];

/** Opposite corners of the lowest and leftmost 5 × 5 or 6 × 6 squares of a board. */
const FIVE = ['a1', 'e5'];
const SIX = ['a1', 'f6'];

/** Returns a position on 16 × 16 squares with men only on the lowest rows, which are given from top to bottom. */
function lowestRows(rows: string, otherFields = 'A - 0 1'): string {
  return `H16:${'16/'.repeat(16 - rows.split('/').length)}${rows} ${otherFields}`;
}

const HALMA: RulesConfig = { game: 'halma-2', preset: 'parker-1885' };
const GRASSHOPPER: RulesConfig = { ...HALMA, game: 'grasshopper-8' };
const STAR: RulesConfig = { game: 'star-2', preset: 'leaflet-13' };
const RHOMBUS: RulesConfig = { game: 'rhombus-5', preset: 'leaflet-13' };
const MARKED: RulesConfig = { ...HALMA, game: 'marked' };
const COLOR: RulesConfig = { ...HALMA, game: 'color' };
const TOP_SECRET: RulesConfig = { game: 'top-secret' };
const CETRO: RulesConfig = { game: 'cetro' };
const MARKS: RulesConfig = { ...HALMA, game: 'cetro-reconstruction' };

const HALMA_FIGURES: Figures = [
  { caption: 'step', rules: HALMA, position: lowestRows('2A13/16/16'), from: 'c3', between: FIVE },
  {
    caption: 'jump',
    rules: HALMA,
    position: lowestRows('2C13/1A14/16'),
    from: 'b2',
    to: 'd4',
    between: FIVE,
  },
  {
    caption: 'hop',
    rules: HALMA,
    position: lowestRows('1A1C12/1C14/A15'),
    from: 'a1',
    to: 'e3',
    between: SIX,
  },
  {
    caption: 'win',
    rules: HALMA,
    position: lowestRows('5A10/CC14/CCC13/CCCC12/CCCCC11/CCCCC11'),
    between: SIX,
  },
];

/** The four figures of each group, lettered in this order. */
export const FIGURES: Readonly<Record<GameGroup, Figures>> = {
  halma: HALMA_FIGURES,
  eckha: HALMA_FIGURES,
  grasshopper: [
    {
      caption: 'step',
      rules: GRASSHOPPER,
      position: 'H8:8/8/8/8/8/2A5/8/8 A - 0 1',
      from: 'c3',
      between: FIVE,
    },
    {
      caption: 'jump',
      rules: GRASSHOPPER,
      position: 'H8:8/8/8/8/8/2C5/1A6/8 A - 0 1',
      from: 'b2',
      to: 'd4',
      between: FIVE,
    },
    {
      caption: 'hop',
      rules: GRASSHOPPER,
      position: 'H8:8/8/8/8/8/1A1C4/1C6/A7 A - 0 1',
      from: 'a1',
      to: 'e3',
      between: SIX,
    },
    { caption: 'win', rules: GRASSHOPPER, position: 'H8:8/8/5A2/8/C7/CC6/CCC5/CCCC4 A - 0 1', between: SIX },
  ],
  'chinese-checkers': [
    {
      caption: 'star-step',
      rules: STAR,
      position: 'S121:1/2/3/4/13/12/11/10/4A4/10/11/12/13/4/3/2/1 A - 0 1',
      from: 'i5',
      between: ['g4', 'g8', 'k4', 'k8'],
    },
    {
      caption: 'star-jump',
      rules: STAR,
      position: 'S121:1/2/3/4/13/12/11/5D4/4A4/10/11/12/13/4/3/2/1 A - 0 1',
      from: 'i5',
      to: 'k7',
      between: ['h4', 'h8', 'l9'],
    },
    {
      caption: 'star-hop',
      rules: STAR,
      position: 'S121:1/1D/1A1/4/5D7/3D2D5/8D2/2AAA3D1/6D2/2D1A5/2D1A6/5A2A3/5D2A4/4/1A1/2/1 A - 0 1',
      from: 'g5',
      to: 'm7',
    },
    {
      caption: 'star-win',
      rules: STAR,
      position: 'S121:A/AA/AAA/AAAA/13/12/8D2/10/9/3D6/11/12/4D8/D2D/D1D/DD/D A - 0 1',
      between: ['q1', 'k2', 'k10'],
    },
  ],
  rhombus: [
    { caption: 'star-step', rules: RHOMBUS, position: 'R5:5/5/2A2/5/5 A - 0 1', from: 'c3' },
    { caption: 'star-jump', rules: RHOMBUS, position: 'R5:5/5/5/1AC2/5 A - 0 1', from: 'b2', to: 'd2' },
    {
      caption: 'rhombus-hop',
      rules: { ...RHOMBUS, game: 'rhombus-9' },
      position: 'R9:7C1/6C2/9/5A1C1/5AA2/A3A1CC1/AA1C1C2C/2A3A2/2CA3C1 A - 0 1',
      from: 'a3',
      to: 'i1',
    },
    { caption: 'rhombus-win', rules: RHOMBUS, position: 'R5:2AAA/3AA/3CA/C1C2/CCC2 C - 0 1' },
  ],
  marked: [
    { caption: 'marked-man', rules: MARKED, between: FIVE },
    {
      caption: 'marked-hop',
      rules: MARKED,
      position: lowestRows('3C12/2a13/16/16'),
      from: 'c3',
      between: SIX,
    },
    {
      caption: 'marked-step',
      rules: MARKED,
      position: lowestRows('2C13/CC14/CCC13/CCCC12/CcCCC11/1CCCC11', 'C - 0 1'),
      from: 'b2',
      to: 'a1',
      between: SIX,
    },
    {
      caption: 'marked-win',
      rules: MARKED,
      position: lowestRows('5A10/CC14/CCC13/CCCC12/CCCCC11/cCCCC11'),
      between: SIX,
    },
  ],
  color: [
    { caption: 'color-step', rules: COLOR, position: lowestRows('2A13/16/16'), from: 'c3', between: FIVE },
    {
      caption: 'color-hop',
      rules: COLOR,
      position: lowestRows('1C14/1AC13/16/16'),
      from: 'b3',
      between: FIVE,
    },
    {
      caption: 'color-ladder',
      rules: COLOR,
      position: lowestRows('3C12/2A13/1A14/1A14'),
      from: 'b1',
      to: 'd5',
      between: SIX,
    },
    {
      caption: 'color-win',
      rules: COLOR,
      position: lowestRows('5A10/CC14/CCC13/CCCC12/CCCCC11/CCCCC11'),
      between: SIX,
    },
  ],
  'top-secret': [
    {
      caption: 'secret-drop',
      rules: TOP_SECRET,
      position: 'H16:16/16/16/16/16/16/16/7AA7/6AC8/6C1C7/16/16/16/16/16/16 A hA15,hC15 6 4',
      between: ['e5', 'l12'],
    },
    {
      caption: 'secret-step',
      rules: TOP_SECRET,
      position: lowestRows('A15/16/16', 'A - 40 21'),
      from: 'a3',
      between: FIVE,
    },
    {
      caption: 'secret-hop',
      rules: TOP_SECRET,
      position: lowestRows('C1CA12/16/16', 'A - 40 21'),
      from: 'd3',
      to: 'off',
      between: FIVE,
    },
    {
      caption: 'secret-win',
      rules: TOP_SECRET,
      position: lowestRows('A2C12/16/1C14/4C11', 'A - 100 51'),
      from: 'a4',
      to: 'off',
      between: FIVE,
    },
  ],
  cetro: [
    {
      caption: 'cetro-jump',
      rules: CETRO,
      position: 'C9:9/9/9/9/9/1b1g5/2R6/9/9 A - 0 1',
      from: 'c3',
      between: SIX,
    },
    {
      caption: 'cetro-back',
      rules: CETRO,
      position: 'C9:9/9/9/9/2R6/9/9/9/9 A - 0 1',
      from: 'c5',
      between: SIX,
    },
    {
      caption: 'cetro-demand',
      rules: CETRO,
      position: 'C9:9/9/9/3g5/4R4/9/9/9/2B6 C d 11 6',
      from: 'd6',
      between: ['a1', 'g7'],
    },
    {
      caption: 'cetro-win',
      rules: CETRO,
      position: 'C9:B1B1B1B1B/1G1G1G1G1/R1R1R1R1R/9/4g4/9/r1r3r1r/1g3g1g1/b1b1b1b1b A - 0 1',
      between: ['d5', 'i9'],
    },
  ],
  'cetro-reconstruction': [
    {
      caption: 'marks-one',
      rules: MARKS,
      position: 'C8:8/8/8/8/8/2R5/8/8 A - 0 1',
      from: 'c3',
      between: FIVE,
    },
    {
      caption: 'marks-two',
      rules: MARKS,
      position: 'C8:8/8/8/8/8/2G5/8/8 A - 0 1',
      from: 'c3',
      between: FIVE,
    },
    {
      caption: 'marks-three',
      rules: MARKS,
      position: 'C8:8/8/8/3b4/8/1Br5/8/8 A - 0 1',
      from: 'b3',
      between: FIVE,
    },
    {
      caption: 'marks-win',
      rules: MARKS,
      position: 'C8:1B1B1B1B/G1G1G1G1/1R1R1R1R/4r3/2g5/r1r5/1g1g1g2/b1b1b1b1 A - 0 1',
    },
  ],
};
