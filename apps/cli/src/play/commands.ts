import { agreeDraw, claimDraw, formatShortMove, type Position, resign, seatLetter } from '@halma/rules';
import { legendOf } from '../drawing/legend.ts';
import { drawStanding } from '../drawing/standing.ts';
import { drawTerms } from '../drawing/table.ts';
import { replyOf } from '../faults.ts';
import { groupedMoves, movesTexts } from '../verbs/moves.ts';
import { save } from './save.ts';
import { worthText } from './sentences.ts';
import type { Table } from './table.ts';
import type { Talk, Thought } from './talk.ts';

/** What a command leads to: the same question again, the position drawn anew, or the end of the conversation. */
export type Step = 'ask' | 'draw' | 'leave';

/** Who talks about which game, and how the computer thinks. */
export interface Sitting {
  readonly table: Table;
  readonly talk: Talk;
  readonly thought: Thought;
}

interface Command {
  readonly usage: string;
  readonly says: string;
  /** Is it for the seat to move to do this? */
  readonly isOfMover?: boolean;
  readonly run: (sitting: Sitting, word: string) => Step | Promise<Step>;
}

/** Everything that can be typed instead of a move, by its first word. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['moves', { usage: 'moves [square]', says: 'the legal moves, of all men or of one', run: listMoves }],
  ['hint', { usage: 'hint', says: 'what the computer would play', run: giveHint }],
  ['undo', { usage: 'undo', says: 'take the last move back', run: takeBack }],
  ['board', { usage: 'board', says: 'draw the board again', run: showBoard }],
  [
    'save',
    {
      usage: 'save <file>',
      says: 'keep the game as a record; halma play --record <file> goes on with it',
      run: save,
    },
  ],
  ['draw', { usage: 'draw', says: 'claim a draw, or agree on one', isOfMover: true, run: offerDraw }],
  ['resign', { usage: 'resign', says: 'give the game up', isOfMover: true, run: giveUp }],
  ['help', { usage: 'help', says: 'this list', run: showHelp }],
  ['quit', { usage: 'quit', says: 'leave; the game is not kept unless saved', run: () => 'leave' }],
]);

/** A command as it was typed. */
interface TypedCommand {
  readonly isOfMover: boolean;
  readonly run: (sitting: Sitting) => Step | Promise<Step>;
}

/** The command a line begins with, ready to run; undefined when the line must be a move. */
export function commandOf(line: string): TypedCommand | undefined {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const command = COMMANDS.get(name.toLowerCase());
  if (command === undefined) return undefined;
  const { isOfMover = false, run } = command;
  return { isOfMover, run: (sitting) => run(sitting, words.join(' ')) };
}

function listMoves({ table, talk }: Sitting, word: string): Step {
  const cell = word.toLowerCase();
  const texts = movesTexts(table.position).filter((text) => cell === '' || text.startsWith(`${cell}-`));
  if (texts.length > 0) talk.say(groupedMoves(texts));
  else talk.say(cell === '' ? 'There is no move: the game is over.' : `No man can move from ${cell}.`);
  return 'ask';
}

async function giveHint({ table, talk, thought }: Sitting): Promise<Step> {
  if (table.position.outcome !== null) talk.say('The game is over.');
  else {
    const line = await talk.analyse(table.position, thought.milliseconds);
    const [move] = line?.moves ?? [];
    if (line === undefined || move === undefined) talk.say('There is nothing to choose.');
    else talk.say(`Hint: ${formatShortMove(table.rules.board, move)} (${worthText(line)})`);
  }
  return 'ask';
}

function takeBack({ table, talk }: Sitting): Step {
  if (table.takeBack() > 0) return 'draw';
  talk.say('There is nothing to take back.');
  return 'ask';
}

function showBoard({ table, talk }: Sitting): Step {
  talk.say(drawStanding(table.position, talk.paint));
  return 'ask';
}

async function offerDraw(sitting: Sitting): Promise<Step> {
  const { table, talk } = sitting;
  const claimed = claimDraw(table.position);
  if (claimed.ok) return end(sitting, claimed.value);
  const agreed = replyOf(agreeDraw(table.position));
  if (!agreed.ok) talk.say(agreed.fault.message);
  else if (table.computers.size > 0) talk.say('The computer plays on.');
  else if (await confirmed(talk, 'Do all players agree to a draw? (yes or no) '))
    return end(sitting, agreed.value);
  return 'ask';
}

async function giveUp(sitting: Sitting): Promise<Step> {
  const { table, talk } = sitting;
  const { toMove } = table.position;
  const resigned = replyOf(resign(table.position, toMove));
  if (!resigned.ok) {
    talk.say(resigned.fault.message);
    return 'ask';
  }
  const effect = resigned.value.outcome === null ? 'The others play on' : 'That ends the game';
  const question = `${seatLetter(toMove)} resigns? ${effect}; the men stay where they are. (yes or no) `;
  return (await confirmed(talk, question)) ? end(sitting, resigned.value) : 'ask';
}

function end({ table }: Sitting, position: Position): Step {
  table.advance(position);
  return 'draw';
}

async function confirmed(talk: Talk, question: string): Promise<boolean> {
  const answer = await talk.ask(question);
  return /^y(es)?$/i.test(answer?.trim() ?? '');
}

function showHelp({ table, talk }: Sitting): Step {
  const moves: [string, string][] = [
    ['  a4-a5', 'a step, or a hop from start to end'],
    ['  a1>c3>e5', 'a hop jump by jump'],
  ];
  if (table.rules.hand > 0) moves.push(['  @h8', 'drop a man'], ['  a1-off', 'take a man off the board']);
  if (table.rules.game.demands) moves.push(['  c5-e7!', 'move, and demand a jump']);
  moves.push(['  --', 'pass, where there is no move']);
  const commands = [...COMMANDS.values()].map(({ usage, says }) => [`  ${usage}`, says] as const);
  const signs = legendOf(table.rules).map(([sign, says]) => [`  ${sign}`, says] as const);
  talk.say(drawTerms([...moves, ...commands, ...signs], talk.width));
  return 'ask';
}
