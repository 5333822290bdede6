/**
 * The schedule of a match: all entrants rotate over the sides of a game; each pair plays on alternate sides;
 * or only the first entrant plays each of the others in this way.
 */
export type Seating = 'rotation' | 'round-robin' | 'gauntlet';

/** A game of a match, with the entrant on each side. */
export interface Pairing {
  /** Counted from 0. */
  readonly game: number;
  /** Counted from 0; the games of a round share their opening. */
  readonly round: number;
  /** The index of the entrant for each side. */
  readonly entrants: readonly number[];
}

/** Returns the number of games in a meeting, after which all of its entrants have played the same sides. */
export function gamesPerMeeting(sideCount: number, seating: Seating): number {
  return seating === 'rotation' ? sideCount : 2;
}

/**
 * Returns the number of meetings in a round: one, one for every pair of entrants, or one between the first
 * entrant and each of the others.
 */
export function meetingsPerRound(entrantCount: number, seating: Seating): number {
  if (seating === 'rotation') return 1;
  return seating === 'gauntlet' ? entrantCount - 1 : (entrantCount * (entrantCount - 1)) / 2;
}

/**
 * Returns the pairing of a game. Each round uses one opening. In a rotation, the opening is played once for
 * every rotation of the entrants over the sides; with fewer entrants than sides, the last entrant plays the
 * remaining sides. In a round robin or a gauntlet, the two entrants in a meeting play it twice, with sides
 * swapped.
 */
export function pairingOf(game: number, sideCount: number, entrantCount: number, seating: Seating): Pairing {
  const meetingLength = gamesPerMeeting(sideCount, seating);
  const rotation = game % meetingLength;
  const meeting = Math.floor(game / meetingLength);
  const meetingCount = meetingsPerRound(entrantCount, seating);
  const [first, second] = pairAt(meeting % meetingCount, entrantCount);
  const entrantOf = (side: number): number => {
    if (seating === 'rotation') return Math.min((side + sideCount - rotation) % sideCount, entrantCount - 1);
    return (side + rotation) % 2 === 0 ? first : second;
  };
  return {
    game,
    round: Math.floor(meeting / meetingCount),
    entrants: Array.from({ length: sideCount }, (_, side) => entrantOf(side)),
  };
}

/** Returns one of the pairs of entrants: 0 and 1, 0 and 2, …, 1 and 2, … The first pairs are those of a gauntlet. */
function pairAt(index: number, entrantCount: number): readonly [first: number, second: number] {
  let [first, remaining] = [0, index];
  while (remaining >= entrantCount - 1 - first && first < entrantCount - 1) {
    remaining -= entrantCount - 1 - first;
    first += 1;
  }
  return [first, first + 1 + remaining];
}
