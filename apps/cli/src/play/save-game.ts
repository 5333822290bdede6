import type { NextStep } from './commands.ts';
import { createFileName, formatTerminalRecord } from './game-record.ts';
import type { PlayTerminal } from './play-terminal.ts';
import type { TerminalGame } from './terminal-game.ts';

/** A game with its terminal. */
interface SavableGame {
  readonly game: TerminalGame;
  readonly terminal: PlayTerminal;
}

/** Saves the game to a file. Overwrites only files that contain the same game. */
export async function saveGame({ game, terminal }: SavableGame, path: string): Promise<NextStep> {
  if (path === '') {
    terminal.print('Type a file name after save, for example: save game.hgn');
    return 'prompt';
  }
  const overwrite = game.wasSavedTo(path);
  const problem = await terminal.writeFile(path, formatTerminalRecord(game, terminal.now()), overwrite);
  if (problem === null) game.markSaved(path);
  if (problem !== null) terminal.print(`${problem} Choose another file.`);
  else terminal.print(overwrite ? `Saved to ${path}, replacing its previous content.` : `Saved to ${path}.`);
  return 'prompt';
}

/** Saves an interrupted game and prints how to continue it. */
export async function saveInterruptedGame({ game, terminal }: SavableGame): Promise<void> {
  if (game.position.outcome !== null) return;
  const { savedFile } = game;
  if (savedFile === null && game.history.length < 2) return;
  const path = savedFile ?? createFileName(terminal.now());
  if (savedFile === null) {
    const text = formatTerminalRecord(game, terminal.now());
    const problem = await terminal.writeFile(path, text, false);
    if (problem !== null) {
      terminal.print(
        `${problem} This is the game; save it to a file and continue it with halma play --record <file>:\n\n${text}`,
      );
      return;
    }
  }
  terminal.print(`The game is saved. Continue it with: halma play --record ${quoteForShell(path)}`);
}

/** Quotes a path for a shell where needed. */
function quoteForShell(path: string): string {
  return /^[\w./~-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
