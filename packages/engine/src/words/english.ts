import { type Cell, cellName, type Rules, type SeatLetter, seatLetter } from '@halma/rules';
import type { ReasonKind, ReasonOf } from '../explain/reason.ts';
import type { PhaseName } from '../features/phase.ts';
import type { Judgement } from '../review/judgement.ts';

/** How cells and seats are called in a sentence. */
interface Names {
  readonly cell: (cell: Cell) => string;
  readonly cells: (cells: readonly Cell[]) => string;
  readonly seat: (seat: number) => string;
}

const REASONS: {
  readonly [Kind in ReasonKind]: (told: ReasonOf<Kind>, names: Names) => string;
} = {
  'army-home': ({ cell }, names) => `The last man comes in on ${names.cell(cell)}: the army is home.`,
  'long-hop': ({ route, steps }, names) =>
    `A hop of ${counted(route.length - 1, 'jump')} from ${names.cell(route[0] ?? 0)} brings a man ${counted(steps, 'step')} on.`,
  'goes-on': ({ from, steps }, names) =>
    `The man on ${names.cell(from)} comes ${counted(steps, 'step')} nearer.`,
  'steps-back': ({ from, steps }, names) => `The man on ${names.cell(from)} loses ${counted(steps, 'step')}.`,
  'his-ladder-used': ({ men, steps }, names) =>
    `Without the enemy on ${names.cells(men)} it would be ${counted(steps, 'step')} less.`,
  'centre-taken': ({ cell }, names) => `${names.cell(cell)} lies in the middle of the board.`,
  'ladder-made': ({ from, to, steps }, names) =>
    `It makes a hop from ${names.cell(from)} to ${names.cell(to)} possible, ${counted(steps, 'step')} better than before.`,
  'ladder-broken': ({ from, to, steps }, names) =>
    `The hop from ${names.cell(from)} to ${names.cell(to)} is lost, and what is left is ${counted(steps, 'step')} worse.`,
  'way-cleared': ({ jumps }) => `It opens ${counted(jumps, 'jump')} that own men blocked.`,
  'way-blocked': ({ jumps }) => `Own men block ${counted(jumps, 'jump')} more than before.`,
  'door-closed': ({ men }, names) => `The enemy on ${names.cells(men)} can no longer use the ladder.`,
  'door-opened': ({ men }, names) => `The enemy on ${names.cells(men)} can now use the ladder.`,
  'lets-him-hop': ({ seat, from, to, steps }, names) =>
    `It lets ${names.seat(seat)} hop from ${names.cell(from)} to ${names.cell(to)}, ${counted(steps, 'step')} better than before.`,
  'ladder-denied': ({ seat, from, to, steps }, names) =>
    `It takes the hop from ${names.cell(from)} to ${names.cell(to)} from ${names.seat(seat)}, who is left with ${counted(steps, 'step')} less.`,
  'ladder-lent': ({ seat, from, to, steps }, names) =>
    `It lets the partner ${names.seat(seat)} hop from ${names.cell(from)} to ${names.cell(to)}, ${counted(steps, 'step')} better than before.`,
  'wall-made': ({ held }, names) => `A wall two men deep holds up the enemy on ${names.cells(held)}.`,
  'wall-opened': ({ held }, names) => `The wall opens for the enemy on ${names.cells(held)}.`,
  'blockade-made': ({ held }, names) => `The enemy on ${names.cells(held)} cannot leave his camp.`,
  'straggler-freed': ({ from }, names) => `The man left behind on ${names.cell(from)} goes on.`,
  'straggler-left': ({ men }, names) => `It leaves ${names.cells(men)} behind.`,
  'leaves-yard': ({ cell, left }, names) => `${names.cell(cell)} leaves the camp; ${are(left)} left in it.`,
  'yard-emptied': ({ cell }, names) => `With ${names.cell(cell)} the last man leaves the camp.`,
  'man-home': ({ cell, left }, names) => `A man comes in on ${names.cell(cell)}; ${are(left)} still outside.`,
  'leaves-target': ({ cell }, names) => `The man on ${names.cell(cell)} leaves the target.`,
  'parity-paid': ({ left }) => `It makes a step that had to be made; ${are(left)} left.`,
  'parity-owed': ({ left }) => `It makes another step necessary: ${left} in all.`,
  'hole-opened': ({ cells }, names) => `${names.cells(cells)} can be filled again.`,
  'hole-buried': ({ cells }, names) => `${names.cells(cells)} can no longer be filled from outside.`,
};

/**
 * A reason as a sentence.
 *
 * @param nameOf what to call a seat; its letter unless given
 */
export function reasonText<Kind extends ReasonKind>(
  { board }: Pick<Rules, 'board'>,
  reason: ReasonOf<Kind>,
  nameOf: (seat: SeatLetter) => string = (seat) => seat,
): string {
  const cell = (number: Cell): string => cellName(board, number);
  const names: Names = {
    cell,
    cells: (cells) => joined(cells.map(cell)),
    seat: (seat) => nameOf(seatLetter(seat)),
  };
  return REASONS[reason.kind](reason, names);
}

const JUDGEMENT_WORDS: Readonly<Record<Judgement, string>> = {
  best: 'best move',
  good: 'good move',
  inaccuracy: 'inaccuracy',
  mistake: 'mistake',
  blunder: 'blunder',
};

/** What a judgement is called. */
export function judgementText(judgement: Judgement): string {
  return JUDGEMENT_WORDS[judgement];
}

const PHASE_WORDS: Readonly<Record<PhaseName, string>> = {
  gambit: 'gambit',
  melee: 'mêlée',
  packing: 'packing',
};

/** What a part of the game is called. */
export function phaseText(phase: PhaseName): string {
  return PHASE_WORDS[phase];
}

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

/** How many are: none is, one is, five are. */
function are(count: number): string {
  return ['none is', 'one is'][count] ?? `${count} are`;
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
