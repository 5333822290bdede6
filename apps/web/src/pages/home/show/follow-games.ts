import { manColourOf } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { gameTitle } from '@halma/locales/game-names';
import { homeStrings } from '@halma/locales/home';
import type { GameSnapshot, RunningGame } from '@halma/protocol';
import { type Position, type Seat, startPosition } from '@halma/rules';
import { createEffect, createRoot, untrack } from 'solid-js';
import { setUp } from '../../../board/set-up.ts';
import { describeListedResult } from '../../../online/describe-listed-result.ts';
import { describeClock, onlineGameTitle } from '../../../online/game-terms.ts';
import { overview, serverReach } from '../../../online/overview.ts';
import { holderName } from '../../../online/person-name.ts';
import { latestPositions, positionsAfter, positionsToShow } from '../../../online/playback.ts';
import { rulesOfTerms } from '../../../online/replay-history.ts';
import { REQUEST_TIMEOUT_MS } from '../../../online/request-timeout.ts';
import { holderOf } from '../../../online/seats.ts';
import { DEFAULT_GAME } from './default-game.ts';
import type { ShownGame, ShownPlayer } from './shown-game.ts';

/** The time from one move to the next, in milliseconds. */
const MOVE_INTERVAL_MS = 2400;

/** How long the end of a game stays on the board, as a number of intervals between moves. */
const END_PAUSE_MOVES = 4;

/** How long the board waits for the server before it plays the game that comes with the site, in milliseconds. */
const SERVER_TIMEOUT_MS = 4000;

/** A game that can be shown, with a function that describes the game at one of its positions. */
interface Source {
  readonly kind: ShownGame['kind'];
  readonly game: string;
  readonly describe: (position: Position) => ShownGame;
}

interface FollowOptions {
  /** Whether the board may play moves now. A game in progress is kept up to date even while this is false. */
  readonly isPlaying: () => boolean;
  readonly onGame: (game: ShownGame) => void;
}

/**
 * Chooses a game and reports its positions, one move at a time. Returns a function that stops the playback.
 */
export function followGames({ isPlaying, onGame }: FollowOptions): () => void {
  let source: Source | undefined;
  let shownPosition: Position | undefined;
  let queuedPositions: Position[] = [];
  let remainingPositions: Iterator<Position, undefined> | undefined;
  let pausedIntervals = 0;
  let replayCount = 0;
  let isFetching = false;

  const show = (position: Position): void => {
    shownPosition = position;
    if (source !== undefined) onGame(source.describe(position));
  };
  const start = (
    nextSource: Source,
    positions: readonly Position[],
    laterPositions?: Iterator<Position, undefined>,
  ): void => {
    source = nextSource;
    remainingPositions = laterPositions;
    pausedIntervals = 0;
    // A paused board shows the latest position of a game in progress; otherwise, the board plays up to that
    // position.
    const [first, ...others] = isPlaying() ? positions : positions.slice(-1);
    queuedPositions = others;
    if (first !== undefined) show(first);
  };
  const startDefaultGame = (): void => {
    const startingPosition = setUp(DEFAULT_GAME.rules);
    start(DEFAULT_SOURCE, [startingPosition], positionsAfter(startingPosition, DEFAULT_GAME.moves));
  };

  const startLiveGame = (running: RunningGame): boolean => {
    const rules = rulesOfTerms(running.terms);
    const positions = rules.ok ? latestPositions(rules.value, running.recent) : [];
    if (positions.length > 0) start(sourceOf('live', running), positions);
    return positions.length > 0;
  };
  /** Replays a finished game, unless a game is in progress by the time the moves arrive. */
  const startReplay = async (snapshot: GameSnapshot): Promise<void> => {
    replayCount += 1;
    isFetching = true;
    const moves = await fetchMoves(snapshot.game);
    isFetching = false;
    const rules = rulesOfTerms(snapshot.terms);
    const startingPosition = rules.ok ? startPosition(rules.value, snapshot.standing.first) : rules;
    if (overview()?.games.some(startLiveGame)) return;
    if (moves === undefined || !startingPosition.ok) startDefaultGame();
    else
      start(
        sourceOf('replay', snapshot),
        [startingPosition.value],
        positionsAfter(startingPosition.value, moves),
      );
  };
  const chooseGame = (): void => {
    const currentOverview = overview();
    if (isFetching || currentOverview?.games.some(startLiveGame)) return;
    const finishedGames = currentOverview?.finished ?? [];
    const nextGame = finishedGames[replayCount % finishedGames.length];
    if (nextGame === undefined) startDefaultGame();
    else void startReplay(nextGame);
  };
  /** Adds the new positions of the game in progress to the queued ones. */
  const updateLiveGame = (running: RunningGame): void => {
    const rules = shownPosition?.rules;
    if (rules === undefined) return;
    const recentPositions = latestPositions(rules, running.recent);
    const newPositions = positionsToShow(queuedPositions.at(-1) ?? shownPosition, recentPositions);
    if (newPositions === recentPositions || !isPlaying()) {
      const [first, ...others] = isPlaying() ? newPositions : newPositions.slice(-1);
      queuedPositions = others;
      if (first !== undefined) show(first);
    } else queuedPositions.push(...newPositions);
  };
  const onOverview = (): void => {
    const currentOverview = overview();
    const currentGame =
      source?.kind === 'live' ? currentOverview?.games.find(({ game }) => game === source?.game) : undefined;
    if (currentGame !== undefined) updateLiveGame(currentGame);
    else if (source === undefined || (source.kind !== 'live' && (currentOverview?.games.length ?? 0) > 0))
      chooseGame();
  };
  const tick = (): void => {
    if (!isPlaying()) return;
    const nextPosition = queuedPositions.shift() ?? remainingPositions?.next().value;
    if (nextPosition !== undefined) {
      show(nextPosition);
      return;
    }
    const isRunning = source?.kind === 'live' && overview()?.games.some(({ game }) => game === source?.game);
    pausedIntervals = isRunning ? 0 : pausedIntervals + 1;
    if (pausedIntervals >= END_PAUSE_MOVES) chooseGame();
  };

  return createRoot((dispose) => {
    createEffect(() => {
      if (overview() !== undefined || serverReach() !== 'unknown') untrack(onOverview);
    });
    const timer = setInterval(tick, MOVE_INTERVAL_MS);
    const fallbackTimer = setTimeout(() => source === undefined && startDefaultGame(), SERVER_TIMEOUT_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(fallbackTimer);
      dispose();
    };
  });
}

const DEFAULT_SOURCE: Source = {
  kind: 'demonstration',
  game: '',
  describe: (position) => ({
    kind: 'demonstration',
    title: gameTitle(position.rules.game.id),
    detail: homeStrings().show.move(position.round),
    position,
    ...platesOf(position, () => gameStrings().names.computer(DEFAULT_GAME.level)),
    href: undefined,
  }),
};

function sourceOf(kind: 'live' | 'replay', snapshot: GameSnapshot | RunningGame): Source {
  const { game, terms, people, standing } = snapshot;
  const detail = (): string => {
    if (kind === 'replay')
      return describeListedResult({ result: standing.result, seats: standing.seats, people }, undefined);
    const running = overview()?.games.find((other) => other.game === game);
    const spectators = running?.spectators ?? 0;
    return [describeClock(terms), ...(spectators > 0 ? [homeStrings().show.watching(spectators)] : [])].join(
      ' · ',
    );
  };
  return {
    kind,
    game,
    describe: (position) => ({
      kind,
      title: onlineGameTitle(terms),
      detail: detail(),
      position,
      ...platesOf(position, (seat) => holderName(holderOf(standing, seat), people)),
      href: `/online/game/${game}`,
    }),
  };
}

/**
 * Returns the players on both sides of the board. The first seat is below the board and, if there are four or
 * more seats, so is the last one.
 */
function platesOf(
  { rules, toMove, outcome }: Position,
  nameOf: (seat: Seat) => string,
): Pick<ShownGame, 'far' | 'near'> {
  const players = rules.seats.map(
    (seat): ShownPlayer => ({
      name: nameOf(seat),
      colour: manColourOf(rules, seat),
      isToMove: outcome === null && seat === toMove,
    }),
  );
  const isLastNear = players.length >= 4;
  const isNear = (index: number): boolean => index === 0 || (isLastNear && index === players.length - 1);
  return {
    near: players.filter((_, index) => isNear(index)),
    far: players.filter((_, index) => !isNear(index)),
  };
}

/** Returns the moves of a finished game up to the first elimination of a seat; undefined if they cannot be read. */
async function fetchMoves(game: string): Promise<readonly string[] | undefined> {
  try {
    const response = await fetch(`/api/games/${game}`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const view: unknown = response.ok ? await response.json() : undefined;
    const score: unknown =
      typeof view === 'object' && view !== null && 'score' in view ? view.score : undefined;
    if (!Array.isArray(score)) return undefined;
    const moves: string[] = [];
    for (const entry of score) {
      const move: unknown = Reflect.get(Object(entry), 'move');
      if (typeof move !== 'string') break;
      moves.push(move);
    }
    return moves;
  } catch {
    return undefined;
  }
}
