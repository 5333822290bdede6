import type { GuideStrings } from '@halma/locales/guide';
import type { GameGroup } from '@halma/rules';
import type { Exercise } from '../learn/exercise.ts';
import type { LessonId } from '../learn/lesson.ts';
import type { Problem } from '../solitaires/problems.ts';

/** The content of a group's page other than its texts and figures. */
interface Guide {
  /** The year in which the game was first published or described; null if unknown. */
  readonly year: number | null;
  /** The exercise on the page. */
  readonly exercise: Exercise;
  readonly options: readonly (keyof GuideStrings['options'])[];
  readonly records: readonly (keyof GuideStrings['records'])[];
  readonly lessons: readonly LessonId[];
  readonly solitaires: readonly Problem[];
}

export const GUIDES: Readonly<Record<GameGroup, Guide>> = {
  halma: {
    year: 1885,
    exercise: {
      rules: { game: 'halma-2', preset: 'parker-1885', alone: 'A' },
      position:
        'H16:11C2C1/13AA1/11AACA1/10AC2A1/11A1C2/9C6/11AA3/9C1C4/9A6/5A1A1AC5/4C11/3A2A9/A1CCC1C9/16/ACCC12/C1C1A11 A - 0 1',
      goal: { kind: 'stand', squares: ['m15'] },
      minMoves: 1,
      solution: ['e1-m15'],
    },
    options: ['partners', 'marked', 'color', 'rules-1885', 'far-camp', 'full-camp', 'long-jumps'],
    records: ['crossing-19', 'crossing-13', 'long-hop'],
    lessons: ['step', 'jump', 'hop', 'leave', 'ladder'],
    solitaires: ['crossing', 'figures', 'long-hop', 'gambits'],
  },
  'chinese-checkers': {
    year: 1892,
    exercise: {
      rules: { game: 'star-2', preset: 'leaflet-13', alone: 'A' },
      position: 'S121:1/2/1A1/4/6A6/2DD2D5/8D2/2AAA3D1/6D2/2D1A5/2DD7/5A2A3/5A2A4/4/1D1/2/1 A - 0 1',
      goal: { kind: 'stand', squares: ['m8'] },
      minMoves: 1,
      solution: ['e6-m8'],
    },
    options: ['pairs', 'places', 'no-stop', 'marked', 'long-jumps'],
    records: ['crossing-star', 'shortest-star'],
    lessons: ['star-step', 'star-hop', 'star-point'],
    solitaires: ['crossing'],
  },
  grasshopper: {
    year: 1948,
    exercise: {
      rules: { game: 'grasshopper-8', preset: 'parker-1885', alone: 'A' },
      position: 'H8:7A/3A1AAA/4CC2/2A5/2ACA3/CCACA3/C7/CC1C4 A - 0 1',
      goal: { kind: 'stand', squares: ['g8'] },
      minMoves: 1,
      solution: ['c4-g8'],
    },
    options: ['limit', 'last-turn', 'marked', 'color', 'long-jumps'],
    records: ['crossing-8', 'crossing-10'],
    lessons: ['step', 'jump', 'hop', 'yard', 'packing'],
    solitaires: ['crossing'],
  },
  rhombus: {
    year: null,
    exercise: {
      rules: { game: 'rhombus-9', preset: 'leaflet-13', alone: 'A' },
      position: 'R9:7AA/6C2/9/5AA1A/4A2C1/A5C2/CAAC1C1C1/5C3/2CA3C1 A - 0 1',
      goal: { kind: 'stand', squares: ['i7'] },
      minMoves: 1,
      solution: ['c3-i7'],
    },
    options: ['solving', 'long-jumps', 'marked'],
    records: ['solved'],
    lessons: ['star-step', 'star-hop'],
    solitaires: [],
  },
  marked: {
    year: null,
    exercise: {
      rules: { game: 'marked', preset: 'parker-1885', alone: 'A' },
      position:
        'H16:11CC1C1/14C1/12A3/14C1/11C2CC/11CC3/5AAAAA6/5C1CaCA5/4C3A7/5CA9/3C12/1A2AAC9/1A14/3A12/A1C13/cA1AA11 A - 0 1',
      goal: { kind: 'tip' },
      minMoves: 2,
      solution: ['i9-j8', 'j8-p16'],
    },
    options: ['rules-1885', 'full-camp', 'long-jumps'],
    records: [],
    lessons: ['marked-corner', 'packing'],
    solitaires: [],
  },
  color: {
    year: null,
    exercise: {
      rules: { game: 'grasshopper-8', preset: 'parker-1885', options: { color: 'on' }, alone: 'A' },
      position: 'H8:8/8/8/4A3/8/2A1A3/2A5/8 A - 0 1',
      goal: { kind: 'stand', squares: ['e6'] },
      minMoves: 2,
      solution: ['e3-d4', 'c2-e6'],
    },
    options: ['corner', 'rules-1885'],
    records: ['crossing-color'],
    lessons: ['color-rung', 'ladder', 'rung'],
    solitaires: [],
  },
  'top-secret': {
    year: null,
    exercise: {
      rules: { game: 'top-secret', alone: 'A' },
      position: 'H16:4A11/16/3C1C10/2A3A9/16/16/16/16/16/16/16/16/16/16/16/16 A - 0 1',
      goal: { kind: 'home' },
      minMoves: 3,
      solution: ['c13>e15>off', 'g13>e15>off', 'e16-off'],
    },
    options: ['last-turn'],
    records: [],
    lessons: ['edge-step', 'edge-hop', 'hop'],
    solitaires: [],
  },
  cetro: {
    year: null,
    exercise: {
      rules: { game: 'cetro', alone: 'A' },
      position: 'C9:9/3B1g3/9/3r5/4R4/9/9/9/9 A - 0 1',
      goal: { kind: 'stand', squares: ['g9', 'c7'] },
      minMoves: 3,
      solution: ['e5>c7', 'd8-e7', 'e7>g9'],
    },
    options: ['chain', 'last-turn'],
    records: [],
    lessons: ['cetro-jump', 'cetro-back'],
    solitaires: [],
  },
  eckha: {
    year: 1889,
    exercise: {
      rules: { game: 'eckha-2', preset: 'eckha-1889', alone: 'A' },
      position:
        'H16:15A/13AA1/11AA1AA/10A3A1/11A4/8CC4A1/9CA1A3/10AC4/7AA7/5A3A6/4C1C2C6/2CA12/2CCC1C9/1CC13/1CCC12/C1CC12 A - 0 1',
      goal: { kind: 'stand', squares: ['p15'] },
      minMoves: 1,
      solution: ['d5-p15'],
    },
    options: ['rules-1889', 'partners', 'marked'],
    records: ['crossing-19', 'crossing-13'],
    lessons: ['step', 'jump', 'hop', 'highway'],
    solitaires: ['crossing', 'figures', 'gambits', 'packing'],
  },
  'cetro-reconstruction': {
    year: null,
    exercise: {
      rules: { game: 'cetro-reconstruction', preset: 'parker-1885', alone: 'A' },
      position: 'C8:1R1R1B1G/2B1R1GB/2BG1G1R/8/8/r1g1r3/rg1g1r2/b1bbb1g1 A - 0 1',
      goal: { kind: 'stand', squares: ['g8'] },
      minMoves: 1,
      solution: ['c6-g8'],
    },
    options: ['long-jumps', 'full-camp'],
    records: [],
    lessons: ['step', 'hop'],
    solitaires: [],
  },
};
