import {
  formatOptionValue,
  formatResult,
  kindOf,
  type Man,
  type OptionName,
  type Position,
  type Rules,
  SEAT_LETTERS,
  seatLetter,
  seatOf,
  startPosition,
  VACANT,
} from '@halma/rules';
import { seatScores } from '../arena/side-result.ts';
import { legalActions, numberingOf } from './actions.ts';

/** The letters of the seats' men, by kind. */
const LETTERS_OF_KINDS = [SEAT_LETTERS.join(''), SEAT_LETTERS.join('').toLowerCase(), '123456'] as const;

/** The letter of each man. Unlike in position notation, the letters are the same on every board. */
const LETTERS: readonly string[] = Array.from({ length: 256 }, (_, man: Man) =>
  man === VACANT ? '.' : (LETTERS_OF_KINDS[kindOf(man)]?.[seatOf(man) - 1] ?? '?'),
);

/** Describes the rules of a game for programs that learn to play it. */
export function createRulesData(rules: Rules): Readonly<Record<string, unknown>> {
  const { game, preset, options, board, seats, sides, handSize } = rules;
  const { count, demandOffset } = numberingOf(rules);
  return {
    game: game.id,
    title: game.title,
    preset,
    options: Object.fromEntries(
      game.options.map((name: OptionName) => [name, formatOptionValue(name, options[name])]),
    ),
    board: board.id,
    cells: board.names,
    seats: seats.map(seatLetter),
    sides: sides.map((side) => side.map(seatLetter)),
    kinds: countKinds(rules),
    hand: handSize,
    actions: count,
    demandOffset,
  };
}

function countKinds(rules: Rules): number {
  const start = startPosition(rules);
  if (!start.ok) throw new Error(`the game has no start: ${start.refusal.code}`);
  const men = start.value.men.subarray(0, rules.board.cellCount);
  return 1 + men.reduce((max, man) => Math.max(max, kindOf(man)), 0);
}

/** Describes a position and its legal actions for programs. */
export function createStateData(position: Position): Readonly<Record<string, unknown>> {
  const { rules, men, toMove, ply, hands, jumpDemanded, occurrences, outcome } = position;
  const { cellCount } = rules.board;
  let letters = '';
  for (let cell = 0; cell < cellCount; cell += 1) letters += LETTERS[men[cell] ?? VACANT];
  return {
    toMove: seatLetter(toMove),
    ply,
    legal: legalActions(position),
    men: letters,
    ...(rules.handSize > 0 && { hands: rules.seats.map((seat) => hands[seat] ?? 0) }),
    ...(jumpDemanded && { jumpDemanded }),
    occurrences,
    result: formatResult(outcome),
    termination: outcome?.termination ?? 'unfinished',
    ...(outcome !== null && { scores: seatScores(position) }),
  };
}
