import { styleText } from 'node:util';
import type { Seat } from '@halma/rules';

/** The role of a text, which determines its colour. */
export type Tint = 'faint' | 'strong' | 'camp' | 'trouble' | Seat;

/** Styles a text by its role. */
export type Paint = (tint: Tint, text: string) => string;

/** Leaves texts unstyled. */
export const plainText: Paint = (_, text) => text;

type Format = Parameters<typeof styleText>[0];

const WORDS: Readonly<Record<Exclude<Tint, Seat>, Format>> = {
  faint: 'dim',
  strong: ['bold', 'inverse'],
  camp: 'cyan',
  trouble: 'red',
};

/** The terminal colours closest to those of the men, by seat. The letters distinguish the seats without colour. */
const SEATS: readonly Format[] = [
  'dim',
  'bold',
  'redBright',
  'yellowBright',
  'greenBright',
  'blueBright',
  'magentaBright',
];

/** Styles texts for a terminal. */
export const coloured: Paint = (tint, text) =>
  styleText(typeof tint === 'number' ? (SEATS[tint] ?? 'bold') : WORDS[tint], text, {
    validateStream: false,
  });

/** Returns whether to use colour: as NO_COLOR or FORCE_COLOR say, else on a terminal that supports it. */
export function shouldUseColour(
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if ((environment.NO_COLOR ?? '') !== '') return false;
  const forced = environment.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && environment.TERM !== 'dumb';
}
