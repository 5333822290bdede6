import {
  formatPosition,
  formatShortMove,
  legalMoves,
  type Position,
  parseMove,
  parsePosition,
  play,
  playUnchecked,
  positionFromHfnFields,
  type Rules,
  SEAT_SLOTS,
  seatLetter,
} from '@halma/rules';
import type { InputFile } from './input-file.ts';

/** The first line of every `playdata.txt` that this program writes. */
const HEADING = 'halma 1';

/** Formats `playdata.txt`: the first known position of the game and all moves since then. */
export function formatPlaydata(position: Position): string {
  const moves: string[] = [];
  let start = position;
  for (; start.previous !== null && start.lastMove !== null; start = start.previous)
    moves.push(formatShortMove(start.rules.board, start.lastMove));
  return `${[HEADING, seatLetter(start.firstSeat), formatPosition(start), moves.reverse().join(' ')].join('\n')}\n`;
}

/**
 * Returns the position of an input, with the moves that `playdata.txt` records. To find the opponent's last
 * move, the function tries all legal moves. It ignores data that is invalid or does not lead to the position.
 *
 * @param playdata the content of `playdata.txt`, if the file exists
 */
export function resumePosition(rules: Rules, input: InputFile, playdata: string | undefined): Position {
  const savedPosition = playdata === undefined ? undefined : parsePlaydata(rules, playdata);
  return (savedPosition && findContinuation(savedPosition, input)) ?? createFirstPosition(rules, input);
}

function findContinuation(savedPosition: Position, { men, toMove }: InputFile): Position | undefined {
  return legalMoves(savedPosition)
    .map((move) => playUnchecked(savedPosition, move))
    .find((after) => after.toMove === toMove && men.every((man, cell) => after.men[cell] === man));
}

function createFirstPosition(rules: Rules, { men, toMove }: InputFile): Position {
  const zeros = new Array<number>(SEAT_SLOTS).fill(0);
  const fields = {
    board: rules.game.board,
    men,
    toMove,
    evacuated: zeros.map(() => false),
    ranks: zeros,
    hands: zeros,
    jumpDemanded: false,
    turnsPlayed: zeros,
    ply: 0,
    round: 1,
  };
  const position = positionFromHfnFields(rules, fields, seatLetter(toMove));
  if (!position.ok) throw new Error(`the input is not a valid position: ${position.refusal.code}`);
  return position.value;
}

function parsePlaydata(rules: Rules, text: string): Position | undefined {
  const [heading, first = '', start = '', moves = ''] = text.split('\n');
  const seat = rules.seats.map(seatLetter).find((letter) => letter === first);
  if (heading !== HEADING || seat === undefined) return undefined;
  const parsed = parsePosition(rules, start, seat);
  let position = parsed.ok ? parsed.value : undefined;
  for (const word of moves.split(' ').filter((text) => text !== '')) {
    const move = position && parseMove(rules.board, word);
    const next = position && move?.ok === true ? play(position, move.value) : undefined;
    position = next?.ok === true ? next.value : undefined;
  }
  return position;
}
