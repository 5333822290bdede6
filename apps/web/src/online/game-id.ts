import { OnlineGameId } from '@halma/protocol';

/** The query parameter that names the turn in a game's URL. */
export const TURN_PARAMETER = 'turn';

const { pattern = '' } = OnlineGameId as typeof OnlineGameId & { readonly pattern?: string };
const PATTERN = new RegExp(pattern);

/** Returns whether a string has the form of an online game's id. The page does not request games with any other id. */
export function isOnlineGameId(text: string): text is OnlineGameId {
  return PATTERN.test(text);
}

/** Returns the online game to which a link leads, perhaps to one of its moves; undefined if it leads to none. */
export function gameInLink(link: string): OnlineGameId | undefined {
  const [address = ''] = link.trim().split(/[?#]/);
  const id = address.replace(/\/$/, '').split('/').at(-1) ?? '';
  return isOnlineGameId(id) ? id : undefined;
}

/** Returns the turn that a game's URL names, a whole number; undefined if it names none. */
export function turnInAddress({ searchParams }: URL): number | undefined {
  const text = searchParams.get(TURN_PARAMETER) ?? '';
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
