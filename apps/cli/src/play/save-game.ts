import type { NextStep } from './commands.ts';
import { defaultFileName, formatTerminalRecord } from './game-record.ts';
import type { PlayTerminal } from './play-terminal.ts';
import type { TerminalGame } from './terminal-game.ts';

interface Game {
  readonly game: TerminalGame;
  readonly terminal: PlayTerminal;
}

/** Saves the game to a file. Only files of the same game are overwritten. */
export async function saveGame({ game, terminal }: Game, path: string): Promise<NextStep> {
  if (path === '') {
    terminal.print('Type save with a file name, as in: save game.hgn');
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
export async function saveInterruptedGame({ game, terminal }: Game): Promise<void> {
  if (game.position.outcome !== null) return;
  const { savedFile } = game;
  if (savedFile === null && game.history.length < 2) return;
  const path = savedFile ?? defaultFileName(terminal.now());
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
  terminal.print(`The game is saved. Continue it with: halma play --record ${shellWord(path)}`);
}

/** Quotes a path for a shell where needed. */
function shellWord(path: string): string {
  return /^[\w./~-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
