import { OnlineGameId } from '@halma/protocol';

const { pattern = '' } = OnlineGameId as typeof OnlineGameId & { readonly pattern?: string };
const PATTERN = new RegExp(pattern);

/** Returns whether a text can be the id of a game, so that the page need not ask the server about others. */
export function isGameId(text: string): text is OnlineGameId {
  return PATTERN.test(text);
}
