import type { NextStep } from './commands.ts';
import { createFileName, formatTerminalRecord } from './game-record.ts';
import type { PlayTerminal } from './play-terminal.ts';
import type { TerminalGame } from './terminal-game.ts';

/** A game with its terminal. */
interface SavableGame {
  readonly game: TerminalGame;
  readonly terminal: PlayTerminal;
}

/**
 * Saves the game to a file. Overwrites only files that this session has read or written, and that no other program has
 * changed since.
 */
export async function saveGame({ game, terminal }: SavableGame, path: string): Promise<NextStep> {
  if (path === '') {
    terminal.print('Type a file name after save, for example: save game.hgn');
    return 'prompt';
  }
  const oldText = game.contentOf(path);
  const text = formatTerminalRecord(game, terminal.now());
  const problem = await terminal.writeFile(path, text, oldText);
  if (problem !== null) {
    terminal.print(`${problem} Choose another file.`);
    return 'prompt';
  }
  game.markSaved(path, text);
  terminal.print(
    oldText !== null ? `Saved to ${path}, replacing its previous content.` : `Saved to ${path}.`,
  );
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
    const problem = await terminal.writeFile(path, text, null);
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
