import type { Outcome, Termination } from '../ends/outcome.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import type { Side } from '../rules/sides.ts';
import { type SeatLetter, seatLetter } from '../seat.ts';

/** What a refusal says after naming the place it is about. `{detail}` stands for the word refused. */
const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  'game-over': 'The game is over.',
  'no-man-there': 'There is no man there to move.',
  'not-your-man': 'That man belongs to another player.',
  occupied: 'A man stands there already.',
  'same-cell': 'A turn has to move a man; this one ends where it began.',
  'not-adjacent':
    'No move leads there. A step goes to an adjacent square; a hop runs straight over one man to the square just beyond.',
  'no-man-to-jump':
    'No chain of jumps leads there. Each jump needs one man to cross and a vacant square just beyond.',
  'wrong-gait': 'In this game that man does not move that way.',
  'broken-route': 'The route named is not a chain of jumps at this point.',
  'leaves-target': 'A man who is in the yard he was making for stays in it.',
  'reenters-home': 'A man who has left his own yard does not go back into it.',
  'foreign-camp': 'A turn may not end in the camp of a third player.',
  'yard-must-empty': 'A man must leave your own yard first, or move on inside it.',
  'jump-demanded': 'The opponent has demanded a jump, and there is one.',
  'drops-first': 'Men are dropped first; nobody moves until all of them are on the board.',
  'no-drop-here': 'No men are dropped in this game.',
  'outside-drop-zone': 'Men are dropped on the squares in the middle only.',
  'no-men-in-hand': 'There is no man left in hand.',
  'not-at-edge': 'This man cannot leave the board from here in one move.',
  'no-leaving-here': 'Men do not leave the board in this game.',
  'no-demand-here': 'A jump can be demanded in Cetro only.',
  'must-move': 'There is a legal move, so the turn may not be passed.',
  'seat-not-in-play': 'That seat is not in play.',
  'nothing-to-claim': 'A draw can be claimed only when the position has occurred three times.',
  'unknown-game': 'There is no game called “{detail}”.',
  'unknown-preset': 'There is no preset called “{detail}”.',
  'unknown-option': 'There is no option called “{detail}”.',
  'bad-option-value': '“{detail}” is not a value this option can have.',
  'option-not-for-game': 'The option “{detail}” does not apply to this game.',
  'repeated-option': 'The option “{detail}” is stated twice.',
  'unknown-seat': 'That seat does not play in this game.',
  'too-long': 'The text is longer than anything of its kind.',
  'unknown-board': 'There is no board called “{detail}”.',
  'wrong-board': 'This position is of another board: {detail}.',
  'bad-field':
    'A position has five fields with one blank between them: board and rows, seat, flags, ply, round.',
  'bad-row': 'A row of the position does not fit the board.',
  'bad-number': '“{detail}” is not a number that can stand here.',
  'bad-flag': '“{detail}” is not a flag that can stand here.',
  'repeated-flag': 'The flag “{detail}” is stated twice.',
  'unknown-cell': 'There is no square “{detail}” on which a man can stand.',
  'bad-move': 'This is not a move. Moves look like a1-b2, a1>c3>e5, @h8, a1-off or --.',
  'repeated-cell': 'A chain does not come twice to {detail}.',
  'bad-key': 'This is not a key. Its moves look like II,5 to III,6 with a full stop between them.',
  'bad-tag': 'This tag cannot be read: {detail}.',
  'repeated-tag': 'The tag “{detail}” stands twice.',
  'missing-tag': 'The record lacks the tag “{detail}”.',
  'bad-round': 'The number of the current round is expected here, not “{detail}”.',
  'bad-comment': 'This comment is never closed.',
  'result-disagrees': 'The moves end the game otherwise: {detail}.',
};

/** A refusal as a sentence, with the cell it is about. */
export function refusalText(refusal: Refusal): string {
  const { at, code, detail } = refusal;
  const text = REFUSALS[code].replaceAll('{detail}', detail ?? '');
  return typeof at === 'string' ? `${at}: ${text}` : text;
}

/** Why a game ended, to stand after the result. */
const TERMINATIONS: Readonly<Record<Termination, string>> = {
  win: 'first to finish',
  repetition: 'the same position came up three times',
  cap: 'the limit of turns was reached',
  'all-passed': 'nobody in play could move',
  'no-move': 'there was no move left',
  'home-limit': 'a man was still at home when the limit of moves was reached',
  agreement: 'the players agreed',
  claim: 'a draw was claimed on the third time of the same position',
  resignation: 'a player resigned',
  time: 'time ran out',
  abandoned: 'the game was given up',
  unfinished: 'the game is not finished',
};

/** The reason a game ended, in a few words. */
export function terminationText(termination: Termination): string {
  return TERMINATIONS[termination];
}

/**
 * The end of a game as a sentence: who won or shares what, and why.
 *
 * @param nameOf what to call a seat; its letter unless given
 */
export function outcomeText(outcome: Outcome, nameOf: (seat: SeatLetter) => string = (seat) => seat): string {
  const name = (side: Side): string => joined(side.map((seat) => nameOf(seatLetter(seat))));
  const [best, ...rest] = outcome.tiers.map((tier) => tier.map(name));
  const why = terminationText(outcome.termination);
  if (best === undefined) return `${capital(why)}.`;
  if (rest.length === 0 && best.length > 1) return `A draw: ${why}.`;
  const ranks =
    rest.length > 1 || rest.some((tier) => tier.length > 1) ? ` Then ${rest.map(joined).join('; ')}.` : '';
  if (best.length > 1) return `${joined(best)} share the first place: ${why}.${ranks}`;
  const winners = outcome.tiers[0]?.[0]?.length ?? 1;
  return `${best[0]} ${winners > 1 ? 'win' : 'wins'}: ${why}.${ranks}`;
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
