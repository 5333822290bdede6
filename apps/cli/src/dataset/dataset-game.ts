import { LEVELS, type Level, loadNetwork, PositionAnalyser, type SearchInfo } from '@halma/engine';
import {
  formatOptionValue,
  formatPosition,
  formatRecord,
  formatResult,
  formatShortMove,
  type GameId,
  makeRules,
  nonDefaultOptions,
  type Position,
  type Rules,
  type Seat,
  seatLetter,
  startPosition,
  turnsFromPositions,
} from '@halma/rules';
import { type PlayedGame, playGame, type SeatedPlayer } from '../arena/play-game.ts';
import { createLevelPlayer } from '../arena/players/level-player.ts';
import { playRandomOpening } from '../arena/random-opening.ts';
import { seatScores } from '../arena/side-result.ts';
import { mustPass } from '../must-pass.ts';
import { pickRandom, seededRandom } from '../seeded-random.ts';
import type { WorkContext } from '../verbs/verb.ts';
import type { DatasetPlan } from './dataset-plan.ts';

/** The lines that a game adds to the files of a data set. */
export interface DatasetGame {
  /** The record of the game (HGN). */
  readonly record: string;
  /** The game as a line of JSON. */
  readonly game: string;
  /** The evaluated positions as lines of JSON. */
  readonly positions: readonly string[];
}

/** The number of turns after which a game ends. Weak players may never finish a game. */
const MOVE_CAP = 1000;
const OPENING_PLIES = { min: 2, max: 8 };

/**
 * The share of positions that are evaluated, and the nodes for an evaluation as a multiple of the nodes for a
 * move.
 */
const EVALUATED_SHARE = 1 / 10;
const EVALUATION_FACTOR = 10;

/**
 * Plays a game of a data set and evaluates some of its positions. The result depends only on the plan and on
 * the number of the game.
 *
 * @param gameNumber the number of the game, from 0
 * @returns null when the work was interrupted
 */
export async function playDatasetGame(
  plan: DatasetPlan,
  gameNumber: number,
  work: Pick<WorkContext, 'now' | 'yieldToEventLoop' | 'signal'>,
): Promise<DatasetGame | null> {
  const rules = rulesOf(plan.gameIds[gameNumber % plan.gameIds.length] ?? 'halma-2');
  const random = seededRandom(plan.seed, gameNumber);
  const start = startOf(rules, random);
  const opening = playRandomOpening(start, OPENING_PLIES, random);
  const levels = new Map(rules.seats.map((seat): [Seat, Level] => [seat, pickRandom(LEVELS, random)]));
  const seats = new Map(
    [...levels].map(([seat, level]): [Seat, SeatedPlayer] => [
      seat,
      { player: createLevelPlayer(level, { nodes: plan.nodes }) },
    ]),
  );
  const seed = Math.floor(random() * 2 ** 31);
  const played = await playGame({ start, opening, seats, seed, work });
  const end = played?.positions.at(-1);
  if (played === null || end === undefined) return null;
  const settings = { gameNumber, random, nodes: plan.nodes, openingPlies: opening.ply };
  const evaluated = await evaluatePositions(played, end, settings, work);
  if (evaluated === null) return null;
  return {
    record: formatDatasetRecord(played, end, gameNumber, levels),
    game: JSON.stringify(createGameData(played, end, { gameNumber, levels, openingPlies: opening.ply })),
    positions: evaluated,
  };
}

function rulesOf(game: GameId): Rules {
  const rules = makeRules({ game, options: { moveCap: `${MOVE_CAP}` } });
  if (!rules.ok) throw new Error(`${game} has no rules: ${rules.refusal.code}`);
  return rules.value;
}

/** Returns the start of a game in which a random seat moves first. */
function startOf(rules: Rules, random: () => number): Position {
  const start = startPosition(rules, seatLetter(pickRandom(rules.seats, random)));
  if (!start.ok) throw new Error(`${rules.game.id} has no start position: ${start.refusal.code}`);
  return start.value;
}

function formatDatasetRecord(
  { positions }: PlayedGame,
  end: Position,
  gameNumber: number,
  levels: ReadonlyMap<Seat, Level>,
): string {
  const [start = end] = positions;
  return formatRecord({
    event: 'Halma data set',
    // With a date, the same seed would produce different bytes every day.
    date: '????.??.??',
    players: Object.fromEntries([...levels].map(([seat, level]) => [seatLetter(seat), `level ${level}`])),
    start,
    hasCustomStart: false,
    turns: turnsFromPositions(positions),
    end,
    result: formatResult(end.outcome),
    termination: end.outcome?.termination ?? 'unfinished',
    tags: new Map([['Number', `${gameNumber}`]]),
  });
}

interface GameFacts {
  readonly gameNumber: number;
  readonly levels: ReadonlyMap<Seat, Level>;
  readonly openingPlies: number;
}

function createGameData(
  { positions }: PlayedGame,
  end: Position,
  { gameNumber, levels, openingPlies }: GameFacts,
): Readonly<Record<string, unknown>> {
  const { game, preset, options } = end.rules;
  const scores = seatScores(end);
  return {
    number: gameNumber,
    game: game.id,
    preset,
    options: Object.fromEntries(
      nonDefaultOptions(game, preset, options).map((name) => [name, formatOptionValue(name, options[name])]),
    ),
    first: seatLetter(end.firstSeat),
    levels: Object.fromEntries([...levels].map(([seat, level]) => [seatLetter(seat), level])),
    opening: openingPlies,
    moves: positions.flatMap((position) =>
      position.previous !== null && position.lastMove !== null
        ? [formatShortMove(position, position.lastMove)]
        : [],
    ),
    result: formatResult(end.outcome),
    termination: end.outcome?.termination ?? 'unfinished',
    scores: Object.fromEntries(end.rules.seats.map((seat, index) => [seatLetter(seat), scores[index]])),
  };
}

interface EvaluationSettings {
  readonly gameNumber: number;
  readonly random: () => number;
  readonly nodes: number;
  readonly openingPlies: number;
}

/**
 * Evaluates a random sample of those positions after the opening in which the seat to move need not pass.
 *
 * @returns null when the work was interrupted
 */
async function evaluatePositions(
  { positions }: PlayedGame,
  end: Position,
  { gameNumber, random, nodes, openingPlies }: EvaluationSettings,
  work: Pick<WorkContext, 'yieldToEventLoop' | 'signal'>,
): Promise<readonly string[] | null> {
  const { rules } = end;
  const scores = seatScores(end);
  const analyser = new PositionAnalyser(rules, { network: await loadNetwork(rules) });
  const chosenPositions = positions.filter(
    (position) =>
      position.ply >= openingPlies &&
      position.outcome === null &&
      !mustPass(position) &&
      random() < EVALUATED_SHARE,
  );
  const lines: string[] = [];
  for (const position of chosenPositions) {
    await work.yieldToEventLoop();
    if (work.signal.aborted) return null;
    analyser.reset();
    let info: SearchInfo | undefined;
    // The search has no time limit, so the clock has no effect.
    for (const next of analyser.analyse(position, { now: () => 0, nodes: EVALUATION_FACTOR * nodes }))
      info = next;
    const [line] = info?.lines ?? [];
    const [best] = line?.moves ?? [];
    if (info === undefined || line === undefined || best === undefined) continue;
    lines.push(
      JSON.stringify({
        number: gameNumber,
        game: rules.game.id,
        ply: position.ply,
        position: formatPosition(position),
        toMove: seatLetter(position.toMove),
        score: round(line.score),
        winningChance: round(line.winningChance),
        best: formatShortMove(position, best),
        depth: info.depth,
        outcome: scores[rules.seats.indexOf(position.toMove)],
      }),
    );
  }
  return lines;
}

/**
 * Rounds to four decimal places, which hides the last digits of a sum that another processor may round
 * differently.
 */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
