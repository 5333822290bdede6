import { formatFullMove, PASS, play, seatLetter } from '@halma/rules';
import { drawBoard } from '../drawing/board.ts';
import { standing } from '../drawing/standing.ts';
import { fold } from '../drawing/table.ts';
import { replyOf } from '../faults.ts';
import { hasToPass } from '../has-to-pass.ts';
import { commandOf, type Sitting, type Step } from './commands.ts';
import type { OpenGame } from './open-game.ts';
import { readMove } from './read-move.ts';
import { keep } from './save.ts';
import { dutyText, greeting } from './sentences.ts';
import type { Table } from './table.ts';
import type { Talk } from './talk.ts';

/** Plays a game with whoever is at the other end, until it is over and they leave, or they leave before. */
export async function converse({ table, thought }: OpenGame, talk: Talk): Promise<void> {
  const sitting: Sitting = { table, talk, thought };
  talk.say(fold(greeting(table), talk.width));
  if ((await playOn(sitting)) === 'cut off') await keep(sitting);
  talk.end();
}

/** @returns whether the players left by themselves, or were cut off by a signal or the end of the input */
async function playOn(sitting: Sitting): Promise<'left' | 'cut off'> {
  const { table, talk } = sitting;
  // Where the computer plays alone every move of its is drawn; else only what a person is asked about.
  let watching = table.peopleInPlay.length === 0;
  for (let step: Step = 'draw'; step !== 'leave'; ) {
    if (talk.stopped() !== null) return 'cut off';
    if (table.computerToMove && (watching || table.peopleInPlay.length > 0)) {
      await playComputer(sitting);
      if (watching && table.position.outcome === null) talk.say(`\n${drawBoard(table.position, talk.paint)}`);
      step = 'draw';
      continue;
    }
    if (passesAtOnce(sitting)) continue;
    if (step === 'draw') show(sitting);
    const line = await talk.ask(promptOf(table));
    if (line === null) return 'cut off';
    if (table.computerToMove && line.trim() === '') watching = true;
    else step = await handle(sitting, line);
  }
  return 'left';
}

async function playComputer({ table, talk, thought }: Sitting): Promise<void> {
  const before = table.position;
  const move = await talk.choose(before, thought);
  const after = play(before, move);
  if (!after.ok) throw new Error(`the computer chose an illegal move: ${after.refusal.code}`);
  table.advance(after.value);
  talk.say(`${table.nameOf(seatLetter(before.toMove))} plays ${formatFullMove(before, move)}`);
}

/** Passes for a person who can do nothing else. */
function passesAtOnce({ table, talk }: Sitting): boolean {
  const { position } = table;
  if (table.computerToMove || !hasToPass(position)) return false;
  talk.say(`${table.nameOf(seatLetter(position.toMove))} has no move and passes.`);
  const after = play(position, PASS);
  if (after.ok) table.advance(after.value);
  return after.ok;
}

function show({ table, talk }: Sitting): void {
  const { position } = table;
  const over = position.outcome !== null;
  const duty = dutyText(position, table.nameOf);
  talk.say(`\n${drawBoard(position, talk.paint)}\n`);
  if (over || position.hands.some((hand) => hand > 0) || position.demand)
    talk.say(standing(position, table.nameOf));
  if (duty !== null) talk.say(fold(duty, talk.width));
}

function promptOf(table: Table): string {
  if (table.position.outcome !== null) return 'save <file>, undo or quit: ';
  if (table.computerToMove) return 'Only the computer is still playing. Enter to watch, or quit: ';
  return `${table.nameOf(seatLetter(table.position.toMove))} to move: `;
}

async function handle(sitting: Sitting, line: string): Promise<Step> {
  const { table, talk } = sitting;
  if (line.trim() === '') return 'ask';
  const command = commandOf(line);
  if (command !== undefined && !(table.computerToMove && command.isOfMover)) return command.run(sitting);
  if (table.computerToMove) {
    talk.say('It is the computer that is to move.');
    return 'ask';
  }
  const move = readMove(table.position, line);
  const after = move.ok ? replyOf(play(table.position, move.value)) : move;
  if (after.ok) {
    table.advance(after.value);
    return 'draw';
  }
  const more = after.fault.code === 'bad-move' ? ' Type help for everything that can be typed.' : '';
  talk.say(`${talk.paint('trouble', fold(after.fault.message, talk.width))}${more}`);
  return 'ask';
}
