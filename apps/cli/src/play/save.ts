import type { Step } from './commands.ts';
import { fileName, recordText } from './keep-record.ts';
import type { Table } from './table.ts';
import type { Talk } from './talk.ts';

interface Game {
  readonly table: Table;
  readonly talk: Talk;
}

/** Saves the game where a person says. Only files of this very game are written over. */
export async function save({ table, talk }: Game, path: string): Promise<Step> {
  if (path === '') {
    talk.say('Name a file: save game.hgn');
    return 'ask';
  }
  const again = table.isIn(path);
  const problem = await talk.save(path, recordText(table, talk.now()), again);
  if (problem === null) table.noteSaved(path);
  if (problem !== null) talk.say(`${problem} Name another file.`);
  else talk.say(again ? `Saved to ${path}, in place of what was saved there before.` : `Saved to ${path}.`);
  return 'ask';
}

/** Keeps a game that is cut off in its middle, and says how to go on with it. */
export async function keep({ table, talk }: Game): Promise<void> {
  if (table.position.outcome !== null) return;
  const { savedIn } = table;
  if (savedIn === null && table.history.length < 2) return;
  const path = savedIn ?? fileName(talk.now());
  if (savedIn === null) {
    const text = recordText(table, talk.now());
    const problem = await talk.save(path, text, false);
    if (problem !== null) {
      talk.say(
        `${problem} This is the game; from a file, halma play --record <file> goes on with it:\n\n${text}`,
      );
      return;
    }
  }
  talk.say(`The game is kept. Go on: halma play --record ${shellWord(path)}`);
}

/** A path as a shell takes it for one word. */
function shellWord(path: string): string {
  return /^[\w./~-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
