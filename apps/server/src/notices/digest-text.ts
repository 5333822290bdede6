import type { LanguageTag } from '@halma/locales';
import { gameNames } from '@halma/locales/game-names';
import { mailStrings } from '@halma/locales/mail';
import { isGameId } from '@halma/rules';
import { HOUR_MS } from '../durations.ts';

/** An item that is waiting for a person. */
interface WaitingItem {
  /** The path of its page. */
  readonly address: string;
}

/** A game, with the names of the opponents or of the challenger, and the milliseconds left. */
interface WaitingGame extends WaitingItem {
  /** The id of the game's rules. */
  readonly rules: string;
  readonly people: readonly string[];
  readonly leftMs: number;
}

/** The content of a daily e-mail: the most urgent items of each list. */
export interface DigestContents {
  readonly turns: readonly WaitingGame[];
  readonly challenges: readonly WaitingGame[];
  /** The tournaments that start soon, with the milliseconds until then. */
  readonly tournaments: readonly (WaitingItem & { readonly name: string; readonly leftMs: number })[];
}

/** The maximum number of items from each list in an e-mail. */
export const MAX_ITEMS = 10;

/** Returns whether nothing is waiting. */
export function isEmpty({ turns, challenges, tournaments }: DigestContents): boolean {
  return turns.length + challenges.length + tournaments.length === 0;
}

/** Returns the list that determines the subject of an e-mail. */
function mostUrgentList({ turns, challenges }: DigestContents): keyof DigestContents {
  if (turns.length > 0) return 'turns';
  return challenges.length > 0 ? 'challenges' : 'tournaments';
}

/**
 * Returns the subject and the plain text of a daily e-mail. Each link is on its own line.
 *
 * @param links the site's origin, and the unsubscribe link
 */
export async function digestText(
  contents: DigestContents,
  { name, language }: { readonly name: string; readonly language: LanguageTag },
  links: { readonly origin: string; readonly unsubscribe: string },
): Promise<{ readonly subject: string; readonly text: string }> {
  const [{ digest: strings }, names] = await Promise.all([mailStrings.in(language), gameNames.in(language)]);
  const gameOf = ({ rules }: WaitingGame): string => (isGameId(rules) ? names.titles[rules] : rules);
  const hoursOf = (leftMs: number): number => Math.max(0, Math.floor(leftMs / HOUR_MS));
  const leftOf = ({ leftMs }: WaitingGame): string => strings.left(hoursOf(leftMs));
  const section = <Item extends WaitingItem>(
    title: string,
    items: readonly Item[],
    describe: (item: Item) => string,
  ): readonly string[] =>
    items.length === 0
      ? []
      : [
          title,
          ...items.slice(0, MAX_ITEMS).map((item) => `${describe(item)}\n${links.origin}${item.address}`),
          ...(items.length > MAX_ITEMS ? [strings.more] : []),
        ];
  const { turns, challenges, tournaments } = contents;
  const paragraphs = [
    strings.greeting(name),
    ...section(strings.turns, turns, (turn) =>
      strings.turn(gameOf(turn), turn.people.join(', '), leftOf(turn)),
    ),
    ...section(strings.challenges, challenges, (challenge) =>
      strings.challenge(gameOf(challenge), challenge.people.join(', '), leftOf(challenge)),
    ),
    ...section(strings.tournaments, tournaments, (tournament) =>
      strings.tournament(withoutLinks(tournament.name), hoursOf(tournament.leftMs)),
    ),
    strings.footer(links.unsubscribe),
  ];
  return {
    subject: strings.subjects[mostUrgentList(contents)],
    text: paragraphs.join('\n\n'),
  };
}

/**
 * Returns a text that mail programs do not turn into links, although it looks the same: an invisible character follows
 * each character that joins the parts of an address. Any account can name a tournament.
 */
function withoutLinks(text: string): string {
  return text.replaceAll(ADDRESS_JOINTS, '$&\u200b');
}

/** The characters within an address, with those that programs read as a full stop. */
const ADDRESS_JOINTS = /[.:/\\@\u2024\u3002\uff0e\uff61\ufe52](?=\S)/g;
