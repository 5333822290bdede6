import { type GameGroup, type GameId, gamesInGroup, type RulesConfig } from '@halma/rules';

/** The card for a group of games in the gallery. */
interface Card {
  /** The game in the picture: its starting position, or `position` (HFN). */
  readonly picture: { readonly rules: RulesConfig; readonly position?: string };
}

export const CARDS: Readonly<Record<GameGroup, Card>> = {
  halma: { picture: { rules: { game: 'halma-2' } } },
  'chinese-checkers': { picture: { rules: { game: 'star-6' } } },
  grasshopper: { picture: { rules: { game: 'grasshopper-8' } } },
  rhombus: { picture: { rules: { game: 'rhombus-9' } } },
  marked: { picture: { rules: { game: 'marked' } } },
  color: { picture: { rules: { game: 'color' } } },
  'top-secret': {
    // The board is empty at the start, so the picture shows a game in progress.
    picture: {
      rules: { game: 'top-secret' },
      position:
        'H16:16/16/16/16/16/6A1C1C5/CC2A2A2A5/1CC3C3A5/1CA2C4A5/1A2C5A5/1C5A1CA5/16/6C9/5C10/5AAC8/5A1AA7 A - 62 32',
    },
  },
  cetro: { picture: { rules: { game: 'cetro' } } },
  eckha: { picture: { rules: { game: 'eckha-4' } } },
  'cetro-reconstruction': { picture: { rules: { game: 'cetro-reconstruction' } } },
};

/** The typical duration of a game between beginners, in minutes. */
export const TYPICAL_MINUTES: Readonly<Record<GameId, number>> = {
  'halma-2': 40,
  'halma-4': 50,
  'eckha-2': 40,
  'eckha-4': 50,
  'grasshopper-8': 10,
  'grasshopper-10': 20,
  'star-2': 20,
  'star-3': 25,
  'star-4': 30,
  'star-6': 40,
  star15: 30,
  'rhombus-9': 15,
  'rhombus-7': 10,
  'rhombus-6': 10,
  'rhombus-5': 5,
  'rhombus-7-three': 5,
  'rhombus-5-three': 5,
  marked: 40,
  color: 60,
  'top-secret': 30,
  cetro: 20,
  'cetro-reconstruction': 20,
};

/** Returns how long the shortest and the longest game in a group typically take, in minutes. */
export function minuteRange(group: GameGroup): readonly [min: number, max: number] {
  const minutes = gamesInGroup(group).map(({ id }) => TYPICAL_MINUTES[id]);
  return [Math.min(...minutes), Math.max(...minutes)];
}

/** Returns the possible numbers of players in a group's games, in ascending order. */
export function playerCounts(group: GameGroup): readonly number[] {
  const counts = gamesInGroup(group).map(({ seats }) => seats.length);
  return [...new Set(counts)].sort((one, other) => one - other);
}
