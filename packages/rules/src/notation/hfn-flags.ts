import type { Board } from '../board/board.ts';
import { hasGameOnBoard } from '../game/games.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { SEAT_SLOTS, seatFromLetter, seatLetter } from '../seat.ts';
import type { HfnFields } from './hfn.ts';
import { parseWholeNumber } from './parse-whole-number.ts';

export type FlagFields = Pick<HfnFields, 'evacuated' | 'ranks' | 'hands' | 'jumpDemanded' | 'turnsPlayed'>;

/**
 * Parses the flags of a position on a board, in any order.
 *
 * @param start the offset of the flags in the whole string
 */
export function parseFlags(board: Board, text: string, start: number): Result<FlagFields> {
  const lists = {
    v: new Array<number>(SEAT_SLOTS).fill(0),
    f: new Array<number>(SEAT_SLOTS).fill(0),
    h: new Array<number>(SEAT_SLOTS).fill(0),
    n: new Array<number>(SEAT_SLOTS).fill(0),
  };
  let jumpDemanded = false;
  let offset = start;
  for (const flag of text === '-' ? [] : text.split(',')) {
    const details = { at: offset, detail: flag };
    offset += flag.length + 1;
    if (flag === 'd') {
      if (!hasGameOnBoard(board, (game) => game.allowsJumpDemand)) return refuse('bad-flag', details);
      if (jumpDemanded) return refuse('repeated-flag', details);
      jumpDemanded = true;
      continue;
    }
    const [, kind, letter = '', digits = ''] = /^([vfhn])([A-F])([0-9]{0,9})$/.exec(flag) ?? [];
    const seat = seatFromLetter(letter);
    if (kind === undefined || seat === undefined || !board.seats.includes(seat))
      return refuse('bad-flag', details);
    const value = kind === 'v' ? (digits === '' ? 1 : undefined) : parseWholeNumber(digits);
    if (value === undefined || !isFlagValue(board, kind, value)) return refuse('bad-flag', details);
    const list = lists[kind as keyof typeof lists];
    if (list[seat] !== 0) return refuse('repeated-flag', details);
    if (kind === 'f' && list.includes(value)) return refuse('bad-flag', details);
    list[seat] = value;
  }
  return accept({
    evacuated: lists.v.map((value) => value === 1),
    ranks: lists.f,
    hands: lists.h,
    jumpDemanded,
    turnsPlayed: lists.n,
  });
}

function isFlagValue(board: Board, kind: string, value: number): boolean {
  if (value === 0) return false;
  if (kind === 'f') return value <= board.seats.length;
  if (kind === 'h')
    return hasGameOnBoard(board, ({ startingSetup: setup }) => setup.kind === 'hand' && value <= setup.men);
  return true;
}

/** Formats flags in canonical order: v, f, h, d, n, each by seat; `-` when there are none. */
export function formatFlags(fields: FlagFields): string {
  const seats = fields.ranks.map((_, seat) => seat).slice(1);
  const numberedFlags = (letter: string, list: readonly number[]): readonly string[] =>
    seats.filter((seat) => list[seat] !== 0).map((seat) => `${letter}${seatLetter(seat)}${list[seat]}`);
  const flags = [
    ...seats.filter((seat) => fields.evacuated[seat]).map((seat) => `v${seatLetter(seat)}`),
    ...numberedFlags('f', fields.ranks),
    ...numberedFlags('h', fields.hands),
    ...(fields.jumpDemanded ? ['d'] : []),
    ...numberedFlags('n', fields.turnsPlayed),
  ];
  return flags.length === 0 ? '-' : flags.join(',');
}
