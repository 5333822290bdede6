import type { Line } from '@halma/engine';
import {
  cellName,
  legalMoves,
  mustEmptyYard,
  type Position,
  type Rules,
  type SeatLetter,
  seatLetter,
  yardDuty,
} from '@halma/rules';
import { terminationText } from '@halma/rules/english';
import { count } from '../drawing/standing.ts';
import { movesTexts } from '../verbs/moves.ts';
import type { Table } from './table.ts';

/** What a game begins with: its name, who sits where, what to do, how to ask for more. */
export function greeting(table: Table): string {
  const { game } = table.rules;
  const seats = table.rules.seats.map((seat) => table.nameOf(seatLetter(seat)));
  return [
    `${game.title}. ${seats.join(', ')}.`,
    ...(game.reconstruction ? ['The rules of this game are our reconstruction.'] : []),
    aimText(table.rules),
    ...recordNote(table),
    ...(table.position.outcome === null
      ? [`Type a move such as ${movesTexts(table.position)[0] ?? '--'}, or help.`]
      : []),
  ].join('\n');
}

/** From where a record goes on, and that it may do so although it says how the game ended. */
function recordNote({ record, position }: Table): readonly string[] {
  if (record === undefined) return [];
  const { start, end, result, termination } = record;
  const note = `${count(end.ply - start.ply, 'turn')} of the record played.`;
  if (result === '*' || position.outcome !== null) return [note];
  const why = termination === undefined ? '' : `, ${terminationText(termination)}`;
  return [`${note} It ends there with ${result}${why}; you may play on.`];
}

function aimText(rules: Rules): string {
  const { goal } = rules.game;
  if (goal === 'own-rows')
    return 'Bring each counter to the far row of its own letter. Upper case is A, lower case is C.';
  if (goal === 'cleared') {
    return 'Drop all men on the squares in the middle, then take yours off the board: whoever has none left first wins.';
  }
  const ways = rules.seats.map((seat) => {
    const { homeTip = 0, targetTip = 0 } = rules.yards[seat] ?? {};
    return `${seatLetter(seat)} from ${cellName(rules.board, homeTip)} to ${cellName(rules.board, targetTip)}`;
  });
  const letters = rules.board.letters === 'kinds' ? ' Upper case is A, lower case is C.' : '';
  return `Fill the yard across the board: ${ways.join(', ')}.${letters}`;
}

/** What a line of play is worth to the seat that begins it, in words. */
export function worthText({ score, winningChance, proven }: Line): string {
  if (proven !== undefined) return `${proven.result} in ${count(proven.plies, 'turn')}`;
  const moves = count(Number(Math.abs(score).toFixed(1)), 'move');
  const standing = Math.abs(score) < 0.05 ? 'even' : `${moves} ${score > 0 ? 'ahead' : 'behind'}`;
  return `${standing}, ${Math.round(100 * winningChance)} % to win`;
}

/** What binds the seat to move this turn, in a sentence; null when nothing does. */
export function dutyText(position: Position, nameOf: (seat: SeatLetter) => string): string | null {
  const { rules, toMove, outcome } = position;
  const duty = outcome === null ? yardDuty(position) : null;
  if (duty === null) return null;
  const why = mustEmptyYard(position)
    ? `${nameOf(seatLetter(rules.rivals[toMove] ?? 0))} has left home, so a man must leave your yard.`
    : 'In these rules your own yard is emptied first.';
  if (duty === 'stay-inside') return `${why} None can, so one must move on inside it.`;
  const movers = new Set(legalMoves(position).flatMap((move) => (move.kind === 'walk' ? [move.from] : [])));
  return `${why} ${count(movers.size, 'man', 'men')} can.`;
}
