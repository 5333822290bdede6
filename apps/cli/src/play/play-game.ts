import { formatFullMove, PASS, play, seatLetter } from '@halma/rules';
import { drawBoard } from '../drawing/board.ts';
import { describeStatus } from '../drawing/position-text.ts';
import { wrapLines } from '../drawing/text-layout.ts';
import { mustPass } from '../must-pass.ts';
import { withMessage } from '../refusal.ts';
import { type NextStep, type PlaySession, parseCommand } from './commands.ts';
import { describeCampRestriction, formatIntroduction } from './messages.ts';
import { parseTypedMove } from './parse-typed-move.ts';
import type { PlayTerminal } from './play-terminal.ts';
import { saveInterruptedGame } from './save-game.ts';
import type { PlaySetup } from './set-up-game.ts';
import type { TerminalGame } from './terminal-game.ts';

/** Plays a game in the terminal until the players quit or the input ends. */
export async function playInTerminal(
  { game, computerSettings }: PlaySetup,
  terminal: PlayTerminal,
): Promise<void> {
  const session: PlaySession = { game, terminal, computerSettings };
  terminal.print(wrapLines(formatIntroduction(game), terminal.width));
  if ((await playUntilQuit(session)) === 'interrupted') await saveInterruptedGame(session);
  terminal.close();
}

/**
 * Plays until the players quit, or until a signal or the end of the input interrupts them.
 *
 * @returns which of the two happened
 */
async function playUntilQuit(session: PlaySession): Promise<'quit' | 'interrupted'> {
  const { game, terminal } = session;
  // The terminal shows the board after every move while only the computer plays, otherwise before each move
  // by a person.
  let isWatching = game.activeHumans.length === 0;
  for (let step: NextStep = 'redraw'; step !== 'quit'; ) {
    if (terminal.stopStatus() !== null) return 'interrupted';
    const hasPeople = game.activeHumans.length > 0;
    // An undo can bring people back.
    if (hasPeople) isWatching = false;
    if (game.isComputerToMove && (isWatching || hasPeople)) {
      await playComputerMove(session);
      if (isWatching && game.position.outcome === null)
        terminal.print(`\n${drawBoard(game.position, terminal.paint)}`);
      step = 'redraw';
      continue;
    }
    if (passIfForced(session)) continue;
    if (step === 'redraw') showPosition(session);
    const line = await terminal.ask(formatPrompt(game));
    if (line === null) return 'interrupted';
    if (game.isComputerToMove && line.trim() === '') isWatching = true;
    else step = await handleLine(session, line);
  }
  return 'quit';
}

async function playComputerMove({ game, terminal, computerSettings }: PlaySession): Promise<void> {
  const before = game.position;
  const move = await terminal.chooseMove(before, computerSettings);
  const after = play(before, move);
  if (!after.ok) throw new Error(`the computer chose an illegal move: ${after.refusal.code}`);
  game.advance(after.value);
  terminal.print(`${game.nameOf(seatLetter(before.toMove))} plays ${formatFullMove(before, move)}`);
}

/**
 * Passes for a person who has no other move.
 *
 * @returns whether the person passed
 */
function passIfForced({ game, terminal }: PlaySession): boolean {
  const { position } = game;
  if (game.isComputerToMove || !mustPass(position)) return false;
  terminal.print(`${game.nameOf(seatLetter(position.toMove))} has no move and passes.`);
  const after = play(position, PASS);
  if (after.ok) game.advance(after.value);
  return after.ok;
}

function showPosition({ game, terminal }: PlaySession): void {
  const { position } = game;
  const isOver = position.outcome !== null;
  const restriction = describeCampRestriction(position, game.nameOf);
  terminal.print(`\n${drawBoard(position, terminal.paint)}\n`);
  if (isOver || position.hands.some((hand) => hand > 0) || position.jumpDemanded)
    terminal.print(describeStatus(position, game.nameOf));
  if (restriction !== null) terminal.print(wrapLines(restriction, terminal.width));
}

function formatPrompt(game: TerminalGame): string {
  if (game.position.outcome !== null) return 'save <file>, undo or quit: ';
  if (game.isComputerToMove)
    return 'Only the computer is still playing. Press Enter to watch, or type quit: ';
  return `${game.nameOf(seatLetter(game.position.toMove))} to move: `;
}

async function handleLine(session: PlaySession, line: string): Promise<NextStep> {
  const { game, terminal } = session;
  if (line.trim() === '') return 'prompt';
  const command = parseCommand(line);
  if (command !== undefined && !(game.isComputerToMove && command.isForSeatToMove))
    return command.run(session);
  if (game.isComputerToMove) {
    terminal.print('It is the computer’s turn.');
    return 'prompt';
  }
  const move = parseTypedMove(game.position, line);
  const after = move.ok ? withMessage(play(game.position, move.value)) : move;
  if (after.ok) {
    game.advance(after.value);
    return 'redraw';
  }
  const hint = after.refusal.code === 'bad-move' ? ' Type help for the list of commands.' : '';
  terminal.print(`${terminal.paint('error', wrapLines(after.refusal.message, terminal.width))}${hint}`);
  return 'prompt';
}
