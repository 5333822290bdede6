import { type Cell, cellName, type Rules, type SeatLetter, seatLetter } from '@halma/rules';
import type { ReasonKind, ReasonOf } from '../explain/reason.ts';
import type { PhaseName } from '../features/phase.ts';
import type { Judgement } from '../review/judgement.ts';

/** Functions that name cells and seats in a sentence. */
interface Names {
  readonly cell: (cell: Cell) => string;
  readonly cells: (cells: readonly Cell[]) => string;
  readonly seat: (seat: number) => string;
}

const REASON_TEXTS: {
  readonly [Kind in ReasonKind]: (reason: ReasonOf<Kind>, names: Names) => string;
} = {
  'army-home': ({ cell }, names) => `The last man reaches ${names.cell(cell)}: the army is home.`,
  'long-hop': ({ route, steps }, names) =>
    `A hop of ${countedNoun(route.length - 1, 'jump')} brings the man on ${names.cell(route[0] ?? 0)} ${countedNoun(steps, 'step')} closer.`,
  advances: ({ from, steps }, names) =>
    `The man on ${names.cell(from)} moves ${countedNoun(steps, 'step')} closer.`,
  retreats: ({ from, steps }, names) =>
    `The man on ${names.cell(from)} goes back ${countedNoun(steps, 'step')}.`,
  'opponent-ladder-used': ({ men, steps }, names) =>
    `Without ${opposingMenText(men, names)}, the hop would gain ${countedNoun(steps, 'fewer step')}.`,
  'centre-taken': ({ cell }, names) => `${names.cell(cell)} is in the centre of the board.`,
  'ladder-made': ({ from, to, steps }, names) =>
    `It makes a hop from ${names.cell(from)} to ${names.cell(to)} possible, ${countedNoun(steps, 'step')} better than before.`,
  'ladder-broken': ({ from, to, steps }, names) =>
    `The hop from ${names.cell(from)} to ${names.cell(to)} is lost; the best one left is ${countedNoun(steps, 'step')} worse.`,
  'jumps-unblocked': ({ jumps }) =>
    `It opens ${countedNoun(jumps, 'jump')} that the player’s own men blocked.`,
  'jumps-blocked': ({ jumps }) =>
    `The player’s own men block ${countedNoun(jumps, 'more jump')} than before.`,
  'ladder-closed': ({ men }, names) =>
    `${capitalised(opposingMenText(men, names))} can no longer use the ladder.`,
  'ladder-opened': ({ men }, names) => `${capitalised(opposingMenText(men, names))} can now use the ladder.`,
  'opponent-hop-allowed': ({ seat, from, to, steps }, names) =>
    `It lets ${names.seat(seat)} hop from ${names.cell(from)} to ${names.cell(to)}, ${countedNoun(steps, 'step')} better than before.`,
  'opponent-hop-denied': ({ seat, from, to, steps }, names) =>
    `It denies ${names.seat(seat)} the hop from ${names.cell(from)} to ${names.cell(to)}; the best one left is ${countedNoun(steps, 'step')} worse.`,
  'partner-hop-allowed': ({ seat, from, to, steps }, names) =>
    `It lets the partner ${names.seat(seat)} hop from ${names.cell(from)} to ${names.cell(to)}, ${countedNoun(steps, 'step')} better than before.`,
  'wall-made': ({ blockedMen }, names) => `A wall two men deep blocks ${opposingMenText(blockedMen, names)}.`,
  'wall-opened': ({ releasedMen }, names) => `The wall opens for ${opposingMenText(releasedMen, names)}.`,
  'blockade-made': ({ trappedMen }, names) =>
    `${capitalised(opposingMenText(trappedMen, names))} cannot leave ${trappedMen.length === 1 ? 'its' : 'their'} camp.`,
  'straggler-freed': ({ from }, names) => `The straggler on ${names.cell(from)} moves up.`,
  'straggler-left': ({ men }, names) =>
    `It leaves the ${men.length === 1 ? 'man' : 'men'} on ${names.cells(men)} behind.`,
  'leaves-camp': ({ cell, remaining }, names) =>
    `The man on ${names.cell(cell)} leaves the camp; ${remainText(remaining)} in it.`,
  'camp-emptied': ({ cell }, names) => `The last man leaves the camp, from ${names.cell(cell)}.`,
  'man-home': ({ cell, remaining }, names) =>
    `A man reaches the target on ${names.cell(cell)}; ${remainText(remaining)} outside.`,
  'leaves-target': ({ cell }, names) => `The man on ${names.cell(cell)} leaves the target.`,
  'parity-improved': ({ remaining }) => `It makes a step that parity requires; ${remainText(remaining)}.`,
  'parity-worsened': ({ remaining }) =>
    `It makes another step necessary for parity: ${countedNoun(remaining, 'step')} in all.`,
  'hole-reopened': ({ cells }, names) => `${names.cells(cells)} can be filled again.`,
  'hole-buried': ({ cells }, names) => `${names.cells(cells)} can no longer be filled from outside.`,
};

/**
 * Returns a reason as a sentence.
 *
 * @param nameOf returns the name of a seat; defaults to its letter
 */
export function reasonText<Kind extends ReasonKind>(
  { board }: Pick<Rules, 'board'>,
  reason: ReasonOf<Kind>,
  nameOf: (seat: SeatLetter) => string = (seat) => seat,
): string {
  const nameOfCell = (cell: Cell): string => cellName(board, cell);
  const names: Names = {
    cell: nameOfCell,
    cells: (cells) => joinNames(cells.map(nameOfCell)),
    seat: (seat) => nameOf(seatLetter(seat)),
  };
  return REASON_TEXTS[reason.kind](reason, names);
}

const JUDGEMENT_NAMES: Readonly<Record<Judgement, string>> = {
  best: 'best move',
  good: 'good move',
  inaccuracy: 'inaccuracy',
  mistake: 'mistake',
  blunder: 'blunder',
};

/** Returns the name of a judgement. */
export function judgementText(judgement: Judgement): string {
  return JUDGEMENT_NAMES[judgement];
}

const PHASE_NAMES: Readonly<Record<PhaseName, string>> = {
  gambit: 'gambit',
  melee: 'mêlée',
  packing: 'packing',
};

/** Returns the name of a phase. */
export function phaseText(phase: PhaseName): string {
  return PHASE_NAMES[phase];
}

function countedNoun(count: number, singular: string): string {
  return `${count} ${count === 1 ? singular : `${singular}s`}`;
}

/** Returns `none remains`, `one remains`, or for example `5 remain`. */
function remainText(count: number): string {
  return ['none remains', 'one remains'][count] ?? `${count} remain`;
}

/** Returns a phrase for the men on the given cells, which may belong to several opponents. */
function opposingMenText(men: readonly Cell[], names: Names): string {
  return `the opposing ${men.length === 1 ? 'man' : 'men'} on ${names.cells(men)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
