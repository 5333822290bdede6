import { agreeDraw, claimDraw, formatShortMove, type Position, resign, seatLetter } from '@halma/rules';
import { legendOf } from '../drawing/legend.ts';
import { drawPosition } from '../drawing/position-text.ts';
import { formatDefinitions } from '../drawing/text-layout.ts';
import { withMessage } from '../refusal.ts';
import { formatGroupedMoves, legalMoveTexts } from '../verbs/moves.ts';
import { describeEvaluation } from './messages.ts';
import type { ComputerSettings, PlayTerminal } from './play-terminal.ts';
import { saveGame } from './save-game.ts';
import type { TerminalGame } from './terminal-game.ts';

/** The next step after a command: to prompt, to draw the board and prompt, or to end the session. */
export type NextStep = 'prompt' | 'redraw' | 'quit';

/** A game with its terminal and the strength of the computer. */
export interface PlaySession {
  readonly game: TerminalGame;
  readonly terminal: PlayTerminal;
  readonly computerSettings: ComputerSettings;
}

interface Command {
  readonly usage: string;
  readonly description: string;
  /** Whether the command acts for the seat to move. Such a command is unavailable on the computer's turn. */
  readonly isForSeatToMove?: boolean;
  readonly run: (session: PlaySession, argument: string) => NextStep | Promise<NextStep>;
}

/** The commands by name. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'moves',
    { usage: 'moves [square]', description: 'list the legal moves, or the moves of one man', run: listMoves },
  ],
  ['hint', { usage: 'hint', description: 'show the move the engine prefers', run: showHint }],
  ['undo', { usage: 'undo', description: 'undo your last move and those after it', run: undoMove }],
  ['board', { usage: 'board', description: 'draw the board again', run: showBoard }],
  [
    'save',
    {
      usage: 'save <file>',
      description: 'save the game as a record, to continue it later with halma play --record <file>',
      run: saveGame,
    },
  ],
  ['draw', { usage: 'draw', description: 'claim or agree on a draw', isForSeatToMove: true, run: offerDraw }],
  ['resign', { usage: 'resign', description: 'resign the game', isForSeatToMove: true, run: resignGame }],
  ['help', { usage: 'help', description: 'show this list', run: showHelp }],
  ['quit', { usage: 'quit', description: 'quit without saving', run: () => 'quit' }],
]);

/** A command with its argument. */
interface TypedCommand {
  readonly isForSeatToMove: boolean;
  readonly run: (session: PlaySession) => NextStep | Promise<NextStep>;
}

/** Parses a command; undefined if the line is not a command, so it must be a move. */
export function parseCommand(line: string): TypedCommand | undefined {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const command = COMMANDS.get(name.toLowerCase());
  if (command === undefined) return undefined;
  const { isForSeatToMove = false, run } = command;
  return { isForSeatToMove, run: (session) => run(session, words.join(' ')) };
}

function listMoves({ game, terminal }: PlaySession, argument: string): NextStep {
  const cell = argument.toLowerCase();
  const texts = legalMoveTexts(game.position).filter((text) => cell === '' || text.startsWith(`${cell}-`));
  if (texts.length > 0) terminal.print(formatGroupedMoves(texts));
  else
    terminal.print(cell === '' ? 'There are no moves: the game is over.' : `No man can move from ${cell}.`);
  return 'prompt';
}

async function showHint({ game, terminal, computerSettings }: PlaySession): Promise<NextStep> {
  if (game.position.outcome !== null) terminal.print('The game is over.');
  else {
    const line = await terminal.analyse(game.position, computerSettings.milliseconds);
    const [move] = line?.moves ?? [];
    if (line === undefined || move === undefined) terminal.print('There is no move to suggest.');
    else
      terminal.print(
        `Hint: ${formatShortMove(game.rules.board, move)} (${describeEvaluation(game.rules, line)})`,
      );
  }
  return 'prompt';
}

function undoMove({ game, terminal }: PlaySession): NextStep {
  if (game.undo() > 0) return 'redraw';
  terminal.print('There is nothing to undo.');
  return 'prompt';
}

function showBoard({ game, terminal }: PlaySession): NextStep {
  terminal.print(drawPosition(game.position, terminal.paint));
  return 'prompt';
}

async function offerDraw(session: PlaySession): Promise<NextStep> {
  const { game, terminal } = session;
  const claimed = claimDraw(game.position);
  if (claimed.ok) return endGame(session, claimed.value);
  const agreed = withMessage(agreeDraw(game.position));
  if (!agreed.ok) terminal.print(agreed.refusal.message);
  else if (game.computers.size > 0) terminal.print('The computer declines a draw.');
  else if (await confirm(terminal, 'Do all players agree to a draw? (yes or no) '))
    return endGame(session, agreed.value);
  return 'prompt';
}

async function resignGame(session: PlaySession): Promise<NextStep> {
  const { game, terminal } = session;
  const { toMove } = game.position;
  const resigned = withMessage(resign(game.position, toMove));
  if (!resigned.ok) {
    terminal.print(resigned.refusal.message);
    return 'prompt';
  }
  const effect = resigned.value.outcome === null ? 'The other players continue' : 'This ends the game';
  const question = `Resign for ${seatLetter(toMove)}? ${effect}. (yes or no) `;
  return (await confirm(terminal, question)) ? endGame(session, resigned.value) : 'prompt';
}

function endGame({ game }: PlaySession, position: Position): NextStep {
  game.advance(position);
  return 'redraw';
}

async function confirm(terminal: PlayTerminal, question: string): Promise<boolean> {
  const answer = await terminal.ask(question);
  return /^y(es)?$/i.test(answer?.trim() ?? '');
}

function showHelp({ game, terminal }: PlaySession): NextStep {
  const moves: [string, string][] = [
    ['  a4-a5', 'move by a step or a hop'],
    ['  a1>c3>e5', 'hop along this route'],
  ];
  if (game.rules.handSize > 0) moves.push(['  @h8', 'drop a man'], ['  a1-off', 'bear a man off']);
  if (game.rules.game.allowsJumpDemand) moves.push(['  c5-e7!', 'move and demand a jump']);
  moves.push(['  --', 'pass when no man can move']);
  const commands = [...COMMANDS.values()].map(
    ({ usage, description }) => [`  ${usage}`, description] as const,
  );
  const symbols = legendOf(game.rules).map(([symbol, description]) => [`  ${symbol}`, description] as const);
  terminal.print(formatDefinitions([...moves, ...commands, ...symbols], terminal.width));
  return 'prompt';
}
