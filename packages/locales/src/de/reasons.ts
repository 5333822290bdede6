import type { Judgement, PhaseName, Reason } from '@halma/engine';
import { type Cell, cellName, seatLetter } from '@halma/rules';
import type { ReasonStrings } from '../en/reasons.ts';

type ReasonKind = Reason['kind'];

/** Functions that name cells and seats in a sentence. */
interface Names {
  readonly cell: (cell: Cell | undefined) => string;
  readonly cells: (cells: readonly Cell[]) => string;
  readonly seat: (seat: number) => string;
}

/** Lists cells: `a1, b2 und c3`. */
const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

const REASONS: {
  readonly [Kind in ReasonKind]: (reason: Extract<Reason, { readonly kind: Kind }>, names: Names) => string;
} = {
  'army-home': ({ cell }, { cell: on }) => `Der letzte Stein kommt auf ${on(cell)} an: Das Heer ist im Ziel.`,
  'long-hop': ({ route, steps }, { cell: on }) =>
    `Eine Kette von ${formatJumps(route.length - 1, 'n')} von ${on(route[0])} bringt einen Stein ${formatSteps(steps)} voran.`,
  advances: ({ from, steps }, { cell: on }) => `Der Stein auf ${on(from)} kommt ${formatSteps(steps)} näher.`,
  retreats: ({ from, steps }, { cell: on }) => `Der Stein auf ${on(from)} verliert ${formatSteps(steps)}.`,
  'opponent-ladder-used': ({ men, steps }, { cells }) =>
    `Ohne ${men.length === 1 ? 'den fremden Stein' : 'die fremden Steine'} auf ${cells(men)} wären es ${formatSteps(steps)} weniger.`,
  'centre-taken': ({ cell }, { cell: on }) => `${on(cell)} liegt in der Mitte des Bretts.`,
  'ladder-made': ({ from, to, steps }, { cell: on }) =>
    `Jetzt ist der Sprung von ${on(from)} nach ${on(to)} möglich, ${formatSteps(steps)} besser als zuvor.`,
  'ladder-broken': ({ from, to, steps }, { cell: on }) =>
    `Der Sprung von ${on(from)} nach ${on(to)} geht verloren; was bleibt, ist ${formatSteps(steps)} schlechter.`,
  'jumps-unblocked': ({ jumps: count }) =>
    `${formatJumps(count)} ${count === 1 ? 'ist frei, dem' : 'sind frei, denen'} eigene Steine im Weg standen.`,
  'jumps-blocked': ({ jumps: count }) =>
    `Eigene Steine stehen ${formatJumps(count, 'n')} mehr im Weg als zuvor.`,
  'ladder-closed': ({ men }, { cells }) => `${opponentMenCan(men, cells)} die Leiter nicht mehr benutzen.`,
  'ladder-opened': ({ men }, { cells }) => `${opponentMenCan(men, cells)} jetzt die Leiter benutzen.`,
  'opponent-hop-allowed': ({ seat, from, to, steps }, { cell: on, seat: who }) =>
    `${who(seat)} kann nun von ${on(from)} nach ${on(to)} springen, ${formatSteps(steps)} besser als zuvor.`,
  'opponent-hop-denied': ({ seat, from, to, steps }, { cell: on, seat: who }) =>
    `${who(seat)} verliert den Sprung von ${on(from)} nach ${on(to)}; was bleibt, ist ${formatSteps(steps)} schlechter.`,
  'partner-hop-allowed': ({ seat, from, to, steps }, { cell: on, seat: who }) =>
    `Partner ${who(seat)} kann nun von ${on(from)} nach ${on(to)} springen, ${formatSteps(steps)} besser als zuvor.`,
  'wall-made': ({ blockedMen: held }, { cells }) =>
    `Eine doppelte Mauer hält den Gegner auf ${cells(held)} auf.`,
  'wall-opened': ({ releasedMen: held }, { cells }) => `Die Mauer öffnet sich dem Gegner auf ${cells(held)}.`,
  'blockade-made': ({ trappedMen: held }, { cells }) =>
    `Der Gegner auf ${cells(held)} kann seinen Hof nicht verlassen.`,
  'straggler-freed': ({ from }, { cell: on }) => `Der Nachzügler auf ${on(from)} geht voran.`,
  'straggler-left': ({ men }, { cells }) =>
    men.length === 1
      ? `Der Stein auf ${cells(men)} bleibt zurück.`
      : `Die Steine auf ${cells(men)} bleiben zurück.`,
  'leaves-camp': ({ cell, remaining }, { cell: on }) =>
    `${on(cell)} verlässt den Hof; darin ${remainText(remaining)}.`,
  'camp-emptied': ({ cell }, { cell: on }) => `Mit ${on(cell)} verlässt der letzte Stein den Hof.`,
  'man-home': ({ cell, remaining }, { cell: on }) =>
    `Ein Stein kommt auf ${on(cell)} ins Ziel; draußen ${remainText(remaining)}.`,
  'leaves-target': ({ cell }, { cell: on }) => `Der Stein auf ${on(cell)} verlässt das Ziel.`,
  'parity-improved': ({ remaining }) =>
    `Ein Schritt, der gemacht werden musste; danach ${remainText(remaining)}.`,
  'parity-worsened': ({ remaining }) => `Ein weiterer Schritt wird nötig: ${remaining} im Ganzen.`,
  'hole-reopened': ({ cells: held }, { cells }) => `${cells(held)} ${can(held)} wieder gefüllt werden.`,
  'hole-buried': ({ cells: held }, { cells }) =>
    `${cells(held)} ${can(held)} von außen nicht mehr gefüllt werden.`,
};

const JUDGEMENTS: Readonly<Record<Judgement, string>> = {
  best: 'bester Zug',
  good: 'guter Zug',
  inaccuracy: 'Ungenauigkeit',
  mistake: 'Fehler',
  blunder: 'grober Fehler',
};

const PHASES: Readonly<Record<PhaseName, string>> = {
  gambit: 'Gambit',
  melee: 'Getümmel',
  packing: 'Einräumen',
};

/** The strings of the engine's reasons, judgements and phases, in German. */
export const strings: ReasonStrings = {
  reason: ({ board }, reason, nameOf) => {
    const cell = (number: Cell | undefined): string => (number === undefined ? '' : cellName(board, number));
    const names: Names = {
      cell,
      cells: (cells) => LIST.format(cells.map(cell)),
      seat: (seat) => nameOf(seatLetter(seat as Parameters<typeof seatLetter>[0])),
    };
    // The table pairs every kind with a function of that kind; the compiler cannot check this for a union.
    const say = REASONS[reason.kind] as (reason: Reason, names: Names) => string;
    return say(reason, names);
  },
  judgement: (judgement) => JUDGEMENTS[judgement],
  phase: (phase) => PHASES[phase],
};

function can(cells: readonly Cell[]): string {
  return cells.length === 1 ? 'kann' : 'können';
}

/** Returns the beginning of a sentence on what the opponents' men on these cells can do. */
function opponentMenCan(men: readonly Cell[], cells: Names['cells']): string {
  return `${men.length === 1 ? 'Der fremde Stein' : 'Die fremden Steine'} auf ${cells(men)} ${can(men)}`;
}

function formatSteps(count: number): string {
  return count === 1 ? 'einen Schritt' : `${count} Schritte`;
}

function formatJumps(count: number, ending: 'n' | '' = ''): string {
  return count === 1 ? '1 Sprung' : `${count} Sprünge${ending}`;
}

function remainText(count: number): string {
  return count === 0 ? 'bleibt keiner' : count === 1 ? 'bleibt einer' : `bleiben ${count}`;
}
