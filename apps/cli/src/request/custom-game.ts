import { accept, type CustomGame, defineGame, type GameDefinition } from '@halma/rules';
import { type CommandResult, refuse, refuseAsRules, withMessage } from '../refusal.ts';
import type { Request } from './fields/fields.ts';

/** Returns the game that a request defines; undefined if the request uses a built-in game. */
export function requestedCustomGame({
  definition,
  game,
}: Pick<Request, 'definition' | 'game'>): CommandResult<CustomGame | undefined> {
  if (definition === undefined) return accept(undefined);
  const value = parseJson(definition);
  if (value === undefined) return refuseAsRules({ code: 'bad-definition', detail: 'it is not JSON' });
  const custom = withMessage(defineGame(value as GameDefinition));
  if (!custom.ok) return custom;
  return game === undefined || game === custom.value.id
    ? custom
    : refuse('bad-request', `“game” names ${game}, but the definition is for ${custom.value.id}.`);
}

/** Returns the custom games that a record in the request may name. */
export function requestedCustomGames(request: Request): CommandResult<readonly CustomGame[]> {
  const { game: _, ...withoutName } = request;
  const custom = requestedCustomGame(withoutName);
  return custom.ok ? accept(custom.value === undefined ? [] : [custom.value]) : custom;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
