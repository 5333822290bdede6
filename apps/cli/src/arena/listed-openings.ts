import { readFile } from 'node:fs/promises';
import { accept, type Position, playAll } from '@halma/rules';
import { PACKAGE_FOLDER } from '../package-folder.ts';
import { readTextFile } from '../read-text-file.ts';
import { type CommandResult, refuse } from '../refusal.ts';

/** The openings of a match: the moves of each, separated by spaces, in the order of the rounds. */
export type ListedOpenings = readonly [string, ...string[]];

/** The name that stands for the openings that come with the program. */
const BALANCED = 'balanced';

/** The folder with a file for each game that has balanced openings. */
const BALANCED_FOLDER = new URL('openings/', PACKAGE_FOLDER);

/**
 * Reads the openings that `--openings` names: a text file with the moves of one opening on each line, where
 * `#` begins a comment, or the balanced openings for the game. Refuses openings that cannot be played, and an
 * empty list.
 *
 * @param start the position before each opening
 */
export async function readOpenings(name: string, start: Position): Promise<CommandResult<ListedOpenings>> {
  const text = name === BALANCED ? await readBalancedOpenings(start.rules.game.id) : await readTextFile(name);
  if (!text.ok) return text;
  const openings: string[] = [];
  for (const [index, line] of text.value.split('\n').entries()) {
    const [moves = ''] = line.split('#');
    const opening = moves.trim().split(/\s+/).join(' ');
    if (opening === '') continue;
    const played = playOpening(start, opening);
    if (!played.ok)
      return refuse(
        'bad-openings',
        `Line ${index + 1} of the openings cannot be played: ${played.refusal.code}.`,
      );
    if (played.value.outcome !== null)
      return refuse('bad-openings', `The opening on line ${index + 1} ends the game.`);
    openings.push(opening);
  }
  const [first, ...others] = openings;
  return first === undefined
    ? refuse('bad-openings', 'The file contains no openings.')
    : accept([first, ...others]);
}

/** Plays an opening of a list. */
export function playOpening(start: Position, opening: string): ReturnType<typeof playAll> {
  return playAll(start, opening.split(' '));
}

async function readBalancedOpenings(game: string): Promise<CommandResult<string>> {
  try {
    return accept(await readFile(new URL(`${game}.txt`, BALANCED_FOLDER), 'utf8'));
  } catch {
    return refuse('bad-openings', `There are no balanced openings for ${game}. Name a file.`);
  }
}
