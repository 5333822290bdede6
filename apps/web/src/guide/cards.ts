import { type GameGroup, gamesInGroup, type RulesConfig } from '@halma/rules';

/** The card of a group of games in the gallery. */
interface Card {
  /** The game on the picture; at the start, unless `position` (HFN) says otherwise. */
  readonly picture: { readonly rules: RulesConfig; readonly position?: string };
  /** How long a game between two beginners takes, in minutes. */
  readonly minutes: number;
}

export const CARDS: Readonly<Record<GameGroup, Card>> = {
  halma: { picture: { rules: { game: 'halma-2' } }, minutes: 40 },
  'chinese-checkers': { picture: { rules: { game: 'star-6' } }, minutes: 20 },
  grasshopper: { picture: { rules: { game: 'grasshopper-8' } }, minutes: 10 },
  rhombus: { picture: { rules: { game: 'rhombus-9' } }, minutes: 15 },
  marked: { picture: { rules: { game: 'marked' } }, minutes: 40 },
  color: { picture: { rules: { game: 'color' } }, minutes: 60 },
  'top-secret': {
    // The board is empty at the start, so the picture shows a game under way.
    picture: {
      rules: { game: 'top-secret' },
      position:
        'H16:16/16/16/16/16/6A1C1C5/CC2A2A2A5/1CC3C3A5/1CA2C4A5/1A2C5A5/1C5A1CA5/16/6C9/5C10/5AAC8/5A1AA7 A - 62 32',
    },
    minutes: 30,
  },
  cetro: { picture: { rules: { game: 'cetro' } }, minutes: 20 },
  eckha: { picture: { rules: { game: 'eckha-4' } }, minutes: 40 },
  'cetro-reconstruction': { picture: { rules: { game: 'cetro-reconstruction' } }, minutes: 20 },
};

/** Returns the possible numbers of players of a group, in ascending order. */
export function playerCounts(group: GameGroup): readonly number[] {
  const counts = gamesInGroup(group).map(({ seats }) => seats.length);
  return [...new Set(counts)].sort((one, other) => one - other);
}
