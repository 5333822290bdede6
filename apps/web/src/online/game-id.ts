import { OnlineGameId } from '@halma/protocol';

const { pattern = '' } = OnlineGameId as typeof OnlineGameId & { readonly pattern?: string };
const PATTERN = new RegExp(pattern);

/** Returns whether a string has the form of a game id. The page does not request games with any other id. */
export function isGameId(text: string): text is OnlineGameId {
  return PATTERN.test(text);
}
