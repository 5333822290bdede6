import { formatFullMove, PASS, play, seatLetter } from '@halma/rules';
import { drawBoard } from '../drawing/board.ts';
import { statusText } from '../drawing/position-text.ts';
import { wrapLines } from '../drawing/text-layout.ts';
import { mustPass } from '../must-pass.ts';
import { withMessage } from '../refusal.ts';
import { commandOf, type NextStep, type PlaySession } from './commands.ts';
import { introductionText, obligationText } from './messages.ts';
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
  terminal.print(wrapLines(introductionText(game), terminal.width));
  if ((await playUntilQuit(session)) === 'interrupted') await saveInterruptedGame(session);
  terminal.close();
}

/** @returns whether the players quit, or a signal or the end of the input interrupted them */
async function playUntilQuit(session: PlaySession): Promise<'quit' | 'interrupted'> {
  const { game, terminal } = session;
  // The board is drawn after every move when only the computer plays, else before a person moves.
  let watching = game.activeHumans.length === 0;
  for (let step: NextStep = 'redraw'; step !== 'quit'; ) {
    if (terminal.stopStatus() !== null) return 'interrupted';
    if (game.isComputerToMove && (watching || game.activeHumans.length > 0)) {
      await playComputer(session);
      if (watching && game.position.outcome === null)
        terminal.print(`\n${drawBoard(game.position, terminal.paint)}`);
      step = 'redraw';
      continue;
    }
    if (passAutomatically(session)) continue;
    if (step === 'redraw') show(session);
    const line = await terminal.ask(promptOf(game));
    if (line === null) return 'interrupted';
    if (game.isComputerToMove && line.trim() === '') watching = true;
    else step = await handle(session, line);
  }
  return 'quit';
}

async function playComputer({ game, terminal, computerSettings }: PlaySession): Promise<void> {
  const before = game.position;
  const move = await terminal.chooseMove(before, computerSettings);
  const after = play(before, move);
  if (!after.ok) throw new Error(`the computer chose an illegal move: ${after.refusal.code}`);
  game.advance(after.value);
  terminal.print(`${game.nameOf(seatLetter(before.toMove))} plays ${formatFullMove(before, move)}`);
}

/** Passes for a person who cannot move. */
function passAutomatically({ game, terminal }: PlaySession): boolean {
  const { position } = game;
  if (game.isComputerToMove || !mustPass(position)) return false;
  terminal.print(`${game.nameOf(seatLetter(position.toMove))} has no move and passes.`);
  const after = play(position, PASS);
  if (after.ok) game.advance(after.value);
  return after.ok;
}

function show({ game, terminal }: PlaySession): void {
  const { position } = game;
  const over = position.outcome !== null;
  const duty = obligationText(position, game.nameOf);
  terminal.print(`\n${drawBoard(position, terminal.paint)}\n`);
  if (over || position.hands.some((hand) => hand > 0) || position.jumpDemanded)
    terminal.print(statusText(position, game.nameOf));
  if (duty !== null) terminal.print(wrapLines(duty, terminal.width));
}

function promptOf(game: TerminalGame): string {
  if (game.position.outcome !== null) return 'save <file>, undo or quit: ';
  if (game.isComputerToMove)
    return 'Only the computer is still playing. Press Enter to watch, or type quit: ';
  return `${game.nameOf(seatLetter(game.position.toMove))} to move: `;
}

async function handle(session: PlaySession, line: string): Promise<NextStep> {
  const { game, terminal } = session;
  if (line.trim() === '') return 'prompt';
  const command = commandOf(line);
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
  const more = after.refusal.code === 'bad-move' ? ' Type help for the list of commands.' : '';
  terminal.print(`${terminal.paint('trouble', wrapLines(after.refusal.message, terminal.width))}${more}`);
  return 'prompt';
}
