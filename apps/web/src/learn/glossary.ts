import type { GlossaryStrings } from '@halma/locales/glossary';
import type { LessonId } from './lesson.ts';

export type TermId = keyof GlossaryStrings['terms'];

interface GlossarySection {
  readonly id: keyof GlossaryStrings['sections'];
  readonly terms: readonly TermId[];
}

/** The glossary's terms by section, in the order in which the page lists them. */
export const GLOSSARY: readonly GlossarySection[] = [
  { id: 'board', terms: ['board', 'cell', 'man', 'seat', 'army', 'camp', 'target'] },
  {
    id: 'moves',
    terms: ['move', 'step', 'jump', 'hop', 'route', 'drop', 'bearOff', 'demand', 'pass'],
  },
  { id: 'rules', terms: ['option', 'preset', 'rank', 'partner', 'evacuate', 'homeLimit', 'repetition'] },
  {
    id: 'strategy',
    terms: [
      'ladder',
      'rung',
      'straggler',
      'scout',
      'wall',
      'phase',
      'gambit',
      'melee',
      'packing',
      'parity',
      'race',
    ],
  },
  { id: 'analysis', terms: ['lead', 'line', 'depth', 'level', 'review', 'accuracy'] },
  { id: 'solitaires', terms: ['solitaire', 'figure', 'key', 'crossing', 'longHop'] },
  {
    id: 'online',
    terms: [
      'lobby',
      'openGame',
      'spectator',
      'takeback',
      'abort',
      'premove',
      'clock',
      'correspondence',
      'round',
      'moderator',
    ],
  },
];

/** The glossary terms that each lesson introduces or uses. */
export const LESSON_TERMS: Readonly<Record<LessonId, readonly TermId[]>> = {
  step: ['step', 'move'],
  jump: ['jump'],
  hop: ['hop'],
  'long-hop': ['hop', 'route'],
  'one-or-other': ['move'],
  'false-jump': ['jump', 'hop'],
  yard: ['camp', 'target'],
  leave: ['evacuate'],
  squatter: ['target'],
  ladder: ['ladder'],
  rung: ['rung', 'ladder'],
  scout: ['scout', 'rung'],
  pair: ['straggler'],
  patience: ['route'],
  highway: ['ladder'],
  wall: ['wall'],
  packing: ['packing'],
  'star-step': ['step', 'cell'],
  'star-hop': ['hop', 'route'],
  'star-point': ['packing', 'target'],
  'marked-corner': ['target', 'man'],
  'color-rung': ['rung', 'ladder'],
  'edge-step': ['bearOff'],
  'edge-hop': ['bearOff', 'hop'],
  'cetro-jump': ['jump', 'target'],
  'cetro-back': ['step', 'demand'],
};

/** Returns the URL of a term in the glossary. */
export function addressOfTerm(term: TermId): string {
  return `/learn/glossary#${term}`;
}
