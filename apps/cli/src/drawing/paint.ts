import { styleText } from 'node:util';
import type { Seat } from '@halma/rules';

/** The role of a string, which determines its style. */
export type Tint = 'faint' | 'strong' | 'camp' | 'error' | Seat;

/** Styles a string by its role. */
export type Paint = (tint: Tint, text: string) => string;

/** Returns strings without styles. */
export const plainText: Paint = (_, text) => text;

type Format = Parameters<typeof styleText>[0];

const ROLE_FORMATS: Readonly<Record<Exclude<Tint, Seat>, Format>> = {
  faint: 'dim',
  strong: ['bold', 'inverse'],
  camp: 'cyan',
  error: 'red',
};

/**
 * For each seat, the terminal colour that is closest to the colour of its men. Without colour, letters distinguish the
 * seats.
 */
const SEAT_FORMATS: readonly Format[] = [
  'dim',
  'bold',
  'redBright',
  'yellowBright',
  'greenBright',
  'blueBright',
  'magentaBright',
];

/** Styles strings for a terminal. */
export const coloured: Paint = (tint, text) =>
  styleText(typeof tint === 'number' ? (SEAT_FORMATS[tint] ?? 'bold') : ROLE_FORMATS[tint], text, {
    validateStream: false,
  });

/** Returns whether to use colour: according to NO_COLOR or FORCE_COLOR, else on a terminal that supports it. */
export function shouldUseColour(
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if ((environment.NO_COLOR ?? '') !== '') return false;
  const forced = environment.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && environment.TERM !== 'dumb';
}
