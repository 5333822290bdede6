import type { Judgement, PhaseName, Reason } from '@halma/engine';
import { type Cell, cellName, seatLetter } from '@halma/rules';
import type { ReasonStrings } from '../en/reasons.ts';
import { formatList } from './list.ts';

type ReasonKind = Reason['kind'];

/** Functions that name cells and seats in a sentence. */
interface Names {
  readonly formatCell: (cell: Cell | undefined) => string;
  readonly formatCells: (cells: readonly Cell[]) => string;
  readonly formatSeat: (seat: number) => string;
}

const REASONS: {
  readonly [Kind in ReasonKind]: (reason: Extract<Reason, { readonly kind: Kind }>, names: Names) => string;
} = {
  'army-home': ({ cell }, { formatCell }) =>
    `Der letzte Stein kommt auf ${formatCell(cell)} an: Das Heer ist im Ziel.`,
  'long-hop': ({ route, steps }, { formatCell }) =>
    `Eine Kette von ${formatJumps(route.length - 1, 'n')} von ${formatCell(route[0])} bringt einen Stein ${formatSteps(steps)} voran.`,
  advances: ({ from, steps }, { formatCell }) =>
    `Der Stein auf ${formatCell(from)} kommt dem Ziel ${formatSteps(steps)} näher.`,
  retreats: ({ from, steps }, { formatCell }) =>
    `Der Stein auf ${formatCell(from)} geht ${formatSteps(steps)} zurück.`,
  'opponent-ladder-used': ({ men, steps }, { formatCells }) =>
    `Ohne ${men.length === 1 ? 'den gegnerischen Stein' : 'die gegnerischen Steine'} auf ${formatCells(men)} ${steps === 1 ? 'wäre es ein Schritt' : `wären es ${steps} Schritte`} weniger.`,
  'centre-taken': ({ cell }, { formatCell }) => `${formatCell(cell)} liegt in der Mitte des Bretts.`,
  'ladder-made': ({ from, to, steps }, { formatCell }) =>
    `Jetzt ist der Sprung von ${formatCell(from)} nach ${formatCell(to)} möglich, ${formatSteps(steps)} besser als zuvor.`,
  'ladder-broken': ({ from, to, steps }, { formatCell }) =>
    `Der Sprung von ${formatCell(from)} nach ${formatCell(to)} geht verloren; der beste verbleibende Sprung ist ${formatSteps(steps)} schlechter.`,
  'jumps-unblocked': ({ jumps: count }) =>
    `${formatJumps(count)} ${count === 1 ? 'wird frei, den' : 'werden frei, die'} eigene Steine versperrt haben.`,
  'jumps-blocked': ({ jumps: count }) => `Eigene Steine versperren ${formatJumps(count)} mehr als zuvor.`,
  'ladder-closed': ({ men }, { formatCells }) =>
    `${opponentMenCan(men, formatCells)} die Leiter nicht mehr benutzen.`,
  'ladder-opened': ({ men }, { formatCells }) =>
    `${opponentMenCan(men, formatCells)} jetzt die Leiter benutzen.`,
  'opponent-hop-allowed': ({ seat, from, to, steps }, { formatCell, formatSeat }) =>
    `${formatSeat(seat)} kann nun von ${formatCell(from)} nach ${formatCell(to)} springen, ${formatSteps(steps)} besser als zuvor.`,
  'opponent-hop-denied': ({ seat, from, to, steps }, { formatCell, formatSeat }) =>
    `${formatSeat(seat)} verliert den Sprung von ${formatCell(from)} nach ${formatCell(to)}; der beste verbleibende Sprung ist ${formatSteps(steps)} schlechter.`,
  'partner-hop-allowed': ({ seat, from, to, steps }, { formatCell, formatSeat }) =>
    `Partner ${formatSeat(seat)} kann nun von ${formatCell(from)} nach ${formatCell(to)} springen, ${formatSteps(steps)} besser als zuvor.`,
  'wall-made': ({ blockedMen }, { formatCells }) =>
    `Eine doppelte Mauer hält ${blockedMen.length === 1 ? 'den gegnerischen Stein' : 'die gegnerischen Steine'} auf ${formatCells(blockedMen)} zurück.`,
  'wall-opened': ({ releasedMen }, { formatCells }) =>
    `Die Mauer gibt ${releasedMen.length === 1 ? 'den gegnerischen Stein' : 'die gegnerischen Steine'} auf ${formatCells(releasedMen)} frei.`,
  'blockade-made': ({ trappedMen }, { formatCells }) =>
    trappedMen.length === 1
      ? `Der gegnerische Stein auf ${formatCells(trappedMen)} kann seinen Hof nicht verlassen.`
      : `Die gegnerischen Steine auf ${formatCells(trappedMen)} können ihren Hof nicht verlassen.`,
  'straggler-freed': ({ from }, { formatCell }) => `Der Nachzügler auf ${formatCell(from)} schließt auf.`,
  'straggler-left': ({ men }, { formatCells }) =>
    men.length === 1
      ? `Der Stein auf ${formatCells(men)} bleibt zurück.`
      : `Die Steine auf ${formatCells(men)} bleiben zurück.`,
  'leaves-camp': ({ cell, remaining }, { formatCell }) =>
    `Der Stein auf ${formatCell(cell)} verlässt den Hof; darin ${remainText(remaining)}.`,
  'camp-emptied': ({ cell }, { formatCell }) => `Mit ${formatCell(cell)} verlässt der letzte Stein den Hof.`,
  'man-home': ({ cell, remaining }, { formatCell }) =>
    `Ein Stein kommt auf ${formatCell(cell)} ins Ziel; draußen ${remainText(remaining)}.`,
  'leaves-target': ({ cell }, { formatCell }) => `Der Stein auf ${formatCell(cell)} verlässt das Ziel.`,
  'parity-improved': ({ remaining }) =>
    `Ein ohnehin nötiger Einzelschritt; danach ${remaining === 0 ? 'ist keiner mehr' : remaining === 1 ? 'ist noch einer' : `sind noch ${remaining}`} nötig.`,
  'parity-worsened': ({ remaining }) => `Ein weiterer Schritt wird nötig: ${remaining} insgesamt.`,
  'hole-reopened': ({ cells }, { formatCells }) =>
    `${formatCells(cells)} ${canVerb(cells)} wieder gefüllt werden.`,
  'hole-buried': ({ cells }, { formatCells }) =>
    `${formatCells(cells)} ${canVerb(cells)} von außen nicht mehr gefüllt werden.`,
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
    const formatCell = (cell: Cell | undefined): string => (cell === undefined ? '' : cellName(board, cell));
    const names: Names = {
      formatCell,
      formatCells: (cells) => formatList(cells.map(formatCell)),
      formatSeat: (seat) => nameOf(seatLetter(seat as Parameters<typeof seatLetter>[0])),
    };
    // The table pairs every kind with a function of that kind; the compiler cannot check this for a union.
    const describe = REASONS[reason.kind] as (reason: Reason, names: Names) => string;
    return describe(reason, names);
  },
  judgement: (judgement) => JUDGEMENTS[judgement],
  phase: (phase) => PHASES[phase],
};

function canVerb(cells: readonly Cell[]): string {
  return cells.length === 1 ? 'kann' : 'können';
}

/** Returns the beginning of a sentence on what the opponents' men on these cells can do. */
function opponentMenCan(men: readonly Cell[], formatCells: Names['formatCells']): string {
  return `${men.length === 1 ? 'Der gegnerische Stein' : 'Die gegnerischen Steine'} auf ${formatCells(men)} ${canVerb(men)}`;
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
