import type { TournamentSetup } from '@halma/protocol';
import { arena } from './arena.ts';
import { exhibition } from './exhibition.ts';
import type { TournamentFormat } from './format.ts';
import { knockout } from './knockout.ts';
import { roundRobin } from './round-robin.ts';
import { series } from './series.ts';
import { swiss } from './swiss.ts';

const FORMATS: Readonly<Record<TournamentSetup['format'], TournamentFormat>> = {
  'round-robin': roundRobin,
  swiss,
  arena,
  knockout,
  series,
  exhibition,
};

/** Returns the functions and properties of a tournament's format. */
export function formatOf({ setup }: { readonly setup: Pick<TournamentSetup, 'format'> }): TournamentFormat {
  return FORMATS[setup.format];
}
