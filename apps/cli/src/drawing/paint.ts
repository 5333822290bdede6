import { styleText } from 'node:util';
import type { Seat } from '@halma/rules';

/** What a piece of text is, from which its colour follows. */
export type Tint = 'faint' | 'strong' | 'yard' | 'trouble' | Seat;

/** Gives a text the look of what it is, or leaves it plain. */
export type Paint = (tint: Tint, text: string) => string;

/** No colour at all. */
export const plain: Paint = (_, text) => text;

type Format = Parameters<typeof styleText>[0];

const WORDS: Readonly<Record<Exclude<Tint, Seat>, Format>> = {
  faint: 'dim',
  strong: ['bold', 'inverse'],
  yard: 'cyan',
  trouble: 'red',
};

/** By seat, as near to the colours of the men as terminals come. Letters tell the seats as well. */
const SEATS: readonly Format[] = [
  'dim',
  'bold',
  'redBright',
  'yellowBright',
  'greenBright',
  'blueBright',
  'magentaBright',
];

/** Colours for a terminal. */
export const coloured: Paint = (tint, text) =>
  styleText(typeof tint === 'number' ? (SEATS[tint] ?? 'bold') : WORDS[tint], text, {
    validateStream: false,
  });

/** Is colour wanted? A person's NO_COLOR or FORCE_COLOR decides; else whether a terminal shows it. */
export function wantsColour(
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if ((environment.NO_COLOR ?? '') !== '') return false;
  const forced = environment.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && environment.TERM !== 'dumb';
}
