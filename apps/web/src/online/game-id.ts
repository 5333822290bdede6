import { GameId } from '@halma/protocol';

const { pattern = '' } = GameId as typeof GameId & { readonly pattern?: string };
const PATTERN = new RegExp(pattern);

/** Can a text be the name of a game? What cannot is no address of a table, and the server need not be asked. */
export function isGameId(text: string): text is GameId {
  return PATTERN.test(text);
}
