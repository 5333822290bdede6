import { formatCount } from '../../drawing/position-text.ts';
import { formatTable, wrapLines } from '../../drawing/text-layout.ts';
import { formatSigned } from '../estimate-text.ts';
import { ADJUDICATION } from '../game-report.ts';
import type { LadderGame } from './ladder-file.ts';
import type { Encounter, Rating } from './ratings.ts';

/** Returns a ladder's standings as data for programs. */
export function createLadderData(
  ratings: readonly Rating[],
  encounters: readonly Encounter[],
  games: readonly LadderGame[],
): Readonly<Record<string, unknown>> {
  return {
    games: games.length,
    players: ratings.map(({ player, elo, error, games: gameCount, score, superiority }) => ({
      player,
      elo: round(elo, 1),
      error: round(error, 1),
      games: gameCount,
      score: score === null ? null : round(score, 4),
      superiority: superiority === null ? null : round(superiority, 4),
    })),
    encounters: encounters.map((encounter) => ({ ...encounter })),
    faults: games.flatMap(({ faults }) => faults),
  };
}

/**
 * Formats a ladder's standings as text for people.
 *
 * @param width in characters
 */
export function formatLadder(
  ratings: readonly Rating[],
  encounters: readonly Encounter[],
  games: readonly LadderGame[],
  width: number,
): string {
  const faults = games.reduce((sum, game) => sum + game.faults.length, 0);
  const rows = ratings.map(({ player, elo, error, games: gameCount, score, superiority }, index) => [
    `${index + 1}`,
    player,
    `${formatSigned(elo, 0)} ± ${error.toFixed(0)}`,
    `${gameCount}`,
    score === null ? '' : `${(100 * score).toFixed(1)}%`,
    superiority === null ? '' : `${(100 * superiority).toFixed(1)}%`,
  ]);
  const crosstable = formatCrosstable(ratings, encounters);
  const notes = [
    `${formatCount(games.length, 'game')}${faults === 0 ? '' : `, ${formatCount(faults, 'fault')}`}`,
    'The last column is the probability that the player is stronger than the next one.',
    ...(games.some(({ termination }) => termination === ADJUDICATION)
      ? ['Some games were adjudicated once the armies had passed each other.']
      : []),
  ];
  return [
    formatTable([['', 'player', 'Elo (95%)', 'games', 'score', 'stronger'], ...rows], [0, 2, 3, 4, 5]),
    '',
    ...(fitsWidth(crosstable, width) && ratings.length > 2 ? [crosstable, ''] : []),
    ...notes.map((note) => wrapLines(note, width)),
  ].join('\n');
}

/** Formats each player's points against every other player, in rating order. */
function formatCrosstable(ratings: readonly Rating[], encounters: readonly Encounter[]): string {
  const names = ratings.map(({ player }) => player);
  const cellOf = (one: string, other: string): string => {
    const encounter = encounters.find(({ first, second }) =>
      [first, second].every((name) => [one, other].includes(name)),
    );
    if (one === other) return '·';
    if (encounter === undefined) return '';
    const points = encounter.first === one ? encounter.points : encounter.games - encounter.points;
    return `${Number(points.toFixed(1))}/${encounter.games}`;
  };
  const rows = names.map((name, index) => [
    `${index + 1}`,
    name,
    ...names.map((other) => cellOf(name, other)),
  ]);
  const columns = names.map((_, index) => index + 2);
  return formatTable([['', 'points', ...names.map((_, index) => `${index + 1}`)], ...rows], [0, ...columns]);
}

function fitsWidth(text: string, width: number): boolean {
  return text.split('\n').every((line) => line.length <= width);
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
