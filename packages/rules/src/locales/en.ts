import type { Outcome, Termination } from '../ends/outcome.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import type { Side } from '../rules/sides.ts';
import { type SeatLetter, seatLetter } from '../seat.ts';

/** The sentence for each refusal, without its cell. `{detail}` stands for the refused word. */
const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  'game-over': 'The game is over.',
  'no-man-there': 'There is no man there to move.',
  'not-your-man': 'That man belongs to another player.',
  occupied: 'That square is occupied.',
  'same-cell': 'A move must end on another square.',
  'not-adjacent':
    'No move leads there. A step goes to an adjacent square; a jump goes straight over one man to the square just beyond.',
  'no-man-to-jump':
    'No chain of jumps leads there. Each jump needs a man to jump over and a vacant square just beyond it.',
  'wrong-gait': 'That man cannot move that way in this game.',
  'broken-route': 'The route is not a valid chain of jumps at this point.',
  'leaves-target': 'A man in its target camp must stay there.',
  'reenters-home': 'A man that has left its own camp may not return to it.',
  'foreign-camp': 'A move may not end in the camp of a third player.',
  'completes-opponent': 'This move would complete the opponent’s win.',
  'yard-must-empty': 'You must move a man out of your camp or, if none can leave, move one inside it.',
  'jump-demanded': 'Your opponent has demanded a jump, and you can make one.',
  'drops-first': 'Drop your men first: no man moves until all men are on the board.',
  'no-drop-here': 'There are no drops in this game.',
  'outside-drop-zone': 'Men can be dropped only on the squares in the middle.',
  'no-men-in-hand': 'You have no men left in hand.',
  'not-at-edge': 'This man cannot leave the board from here in one move.',
  'no-leaving-here': 'Men cannot leave the board in this game.',
  'no-demand-here': 'A jump can be demanded only in Cetro.',
  'must-move': 'You have a legal move, so you may not pass.',
  'seat-not-in-play': 'That seat is not in play.',
  'nothing-to-claim':
    'A draw can be claimed only if the rules of the game allow it and the position has occurred three times.',
  'unknown-game': 'There is no game called “{detail}”.',
  'unknown-preset': 'There is no preset called “{detail}”.',
  'unknown-option': 'There is no option called “{detail}”.',
  'bad-option-value': '“{detail}” is not a valid value for this option.',
  'option-not-for-game': 'The option “{detail}” does not apply to this game.',
  'repeated-option': 'The option “{detail}” appears twice.',
  'unknown-seat': 'That seat is not used in this game.',
  'bad-definition': 'The definition of the game is not valid: {detail}.',
  'bad-id': '“{detail}” is not a valid id for a custom game or board.',
  'bad-base': 'A custom game cannot be based on “{detail}”, whose men do not start in the corners.',
  'bad-board': 'This board is not valid: {detail}.',
  'bad-camp': 'The camps do not fit the board: {detail}.',
  'too-long': 'The text is too long.',
  'unknown-board': 'There is no board called “{detail}”.',
  'wrong-board': 'This position is for another board: {detail}.',
  'bad-field':
    'A position has five fields, separated by single spaces: board and rows, seat, flags, ply, round.',
  'bad-row': 'A row of the position does not fit the board.',
  'bad-number': '“{detail}” is not a valid number here.',
  'bad-flag': '“{detail}” is not a valid flag here.',
  'repeated-flag': 'The flag “{detail}” appears twice.',
  'unknown-cell': 'There is no square “{detail}” where a man can stand.',
  'bad-move': 'This is not a valid move. Moves look like a1-b2, a1>c3>e5 or --.',
  'repeated-cell': 'A chain may not visit {detail} twice.',
  'bad-key': 'This is not a valid key. Its moves look like II,5 to III,6, separated by full stops.',
  'bad-tag': 'This tag is not valid: {detail}.',
  'repeated-tag': 'The tag “{detail}” appears twice.',
  'missing-tag': 'The record has no “{detail}” tag.',
  'bad-round': 'Expected the current round number here, not “{detail}”.',
  'bad-comment': 'This comment is not closed.',
  'result-disagrees': 'The moves lead to a different result: {detail}.',
};

/** Returns a refusal as a sentence that starts with the cell, if there is one. */
export function refusalText(refusal: Refusal): string {
  const { at, code, detail } = refusal;
  const text = REFUSALS[code].replaceAll('{detail}', detail ?? '');
  return typeof at === 'string' ? `${at}: ${text}` : text;
}

/** The reasons why a game ended, as phrases that follow the result. */
const TERMINATIONS: Readonly<Record<Termination, string>> = {
  win: 'first to finish',
  repetition: 'the same position occurred three times',
  cap: 'the move limit was reached',
  'all-passed': 'no player could move',
  'no-move': 'there were no legal moves left',
  'home-limit': 'a man was in its own camp at the camp limit or returned to it later',
  agreement: 'the players agreed',
  claim: 'a draw was claimed after the same position occurred three times',
  resignation: 'a player resigned',
  time: 'time ran out',
  abandoned: 'the game was abandoned',
  unfinished: 'the game is not finished',
};

/** The reason for a draw under equal turns, whose termination is a win. */
const BOTH_FINISHED = 'both sides finished in the same round';

/** Returns why a game ended as a short phrase. */
export function terminationText(termination: Termination): string {
  return TERMINATIONS[termination];
}

/**
 * Returns the outcome of a game in words: the winner or those who share first place, the reason and, with more than two
 * sides, the lower ranks.
 *
 * @param nameOf returns a seat's name; defaults to its letter
 */
export function outcomeText(outcome: Outcome, nameOf: (seat: SeatLetter) => string = (seat) => seat): string {
  const name = (side: Side): string => joinNames(side.map((seat) => nameOf(seatLetter(seat))));
  const [best, ...lowerTiers] = outcome.tiers.map((tier) => tier.map(name));
  const isShared = best !== undefined && best.length > 1;
  const reason =
    isShared && outcome.termination === 'win' ? BOTH_FINISHED : terminationText(outcome.termination);
  if (best === undefined) return `${capitalized(reason)}.`;
  if (lowerTiers.length === 0 && best.length > 1) return `A draw: ${reason}.`;
  const ranks =
    lowerTiers.length > 1 || lowerTiers.some((tier) => tier.length > 1)
      ? ` Then ${lowerTiers.map(joinNames).join('; ')}.`
      : '';
  if (best.length > 1) return `${joinNames(best)} share first place: ${reason}.${ranks}`;
  const winners = outcome.tiers[0]?.[0]?.length ?? 1;
  return `${best[0]} ${winners > 1 ? 'win' : 'wins'}: ${reason}.${ranks}`;
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
