import { formatCount } from '../../drawing/position-text.ts';
import { formatTable, wrapLines } from '../../drawing/text-layout.ts';
import { formatSigned } from '../estimate-text.ts';
import type { LadderGame } from './ladder-file.ts';
import type { Encounter, Rating } from './ratings.ts';

/** Creates the standing of a ladder for programs. */
export function createLadderData(
  ratings: readonly Rating[],
  encounters: readonly Encounter[],
  games: readonly LadderGame[],
): Readonly<Record<string, unknown>> {
  return {
    games: games.length,
    players: ratings.map(({ player, elo, error, games: played, score, superiority }) => ({
      player,
      elo: round(elo, 1),
      error: round(error, 1),
      games: played,
      score: score === null ? null : round(score, 4),
      superiority: superiority === null ? null : round(superiority, 4),
    })),
    encounters: encounters.map((encounter) => ({ ...encounter })),
    faults: games.flatMap(({ faults }) => faults),
  };
}

/** Formats the standing of a ladder for people. @param width in characters */
export function formatLadder(
  ratings: readonly Rating[],
  games: readonly LadderGame[],
  width: number,
): string {
  const faults = games.reduce((sum, game) => sum + game.faults.length, 0);
  const rows = ratings.map(({ player, elo, error, games: played, score, superiority }, index) => [
    `${index + 1}`,
    player,
    `${formatSigned(elo, 0)} ± ${error.toFixed(0)}`,
    `${played}`,
    score === null ? '' : `${(100 * score).toFixed(1)} %`,
    superiority === null ? '' : `${(100 * superiority).toFixed(1)} %`,
  ]);
  const notes = [
    `${formatCount(games.length, 'game')}${faults === 0 ? '' : `, ${formatCount(faults, 'fault')}`}`,
    'The last column is the probability that the player is stronger than the next one.',
  ];
  return [
    formatTable([['', 'player', 'Elo (95 %)', 'games', 'score', 'stronger'], ...rows], [0, 2, 3, 4, 5]),
    '',
    ...notes.map((note) => wrapLines(note, width)),
  ].join('\n');
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
