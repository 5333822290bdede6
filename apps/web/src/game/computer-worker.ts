import {
  chooseMove,
  type KernelNetwork,
  loadNetwork,
  MAX_NETWORK_WAIT_MS,
  STRONGEST_LEVEL,
} from '@halma/engine';
import { formatMove, makeRules, type RulesConfig } from '@halma/rules';
import type { ComputerResponse, MoveRequest, Numbered, SentRequest } from './computer-messages.ts';
import { findHint, runAnalysis } from './run-analysis.ts';
import { runReview } from './run-review.ts';
import { restoreGame, withTurns } from './saved-game.ts';
import { type SearchControl, searchControlOf } from './search-control.ts';
import { playerOf, rewindTo, type Session } from './session.ts';

/** The part of the worker's global scope that this module uses. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<SentRequest>) => void): void;
  postMessage(response: Numbered<ComputerResponse>): void;
}

const scope = globalThis as unknown as WorkerScope;

/** Resolves when all requests so far have been answered. */
let answered: Promise<void> = Promise.resolve();

scope.addEventListener('message', ({ data: request }) => {
  answered = answered.then(() => answer(request)).catch(reportError);
});

async function answer(request: SentRequest): Promise<void> {
  const control = searchControlOf(request);
  for (const response of await responsesTo(request, control)) {
    if (control.shouldStop?.()) return;
    scope.postMessage({ ...response, requestNumber: request.requestNumber });
  }
}

async function responsesTo(
  request: SentRequest,
  control: SearchControl,
): Promise<Iterable<ComputerResponse>> {
  switch (request.kind) {
    case 'move':
      return [await findMove(request, control)];
    case 'hint':
      return [findHint(request, control, await networkFor(request.rules))];
    case 'analysis':
      return runAnalysis(request, control, await networkFor(request.rules));
    case 'review':
      return runReview(request, control, await networkFor(request.rules));
  }
}

const LOAD_OPTIONS = { waitMs: MAX_NETWORK_WAIT_MS };

/**
 * Returns a game's network, which is fetched when first needed; null if there is none or it does not load in
 * time.
 */
async function networkFor(config: RulesConfig): Promise<KernelNetwork | null> {
  const rules = makeRules(config);
  return rules.ok ? loadNetwork(rules.value, LOAD_OPTIONS) : null;
}

/** The game in the previous request. Reusing its rules keeps the search's transposition table. */
let lastGame: Session | undefined;

async function findMove(
  { game, milliseconds }: MoveRequest,
  control: SearchControl,
): Promise<ComputerResponse> {
  const session =
    'keptCount' in game
      ? lastGame && withTurns(rewindTo(lastGame, game.keptCount), game.added)
      : restoreGame(game, lastGame?.rules);
  lastGame = session;
  if (session === undefined) return { kind: 'problem', problem: 'The game could not be read.' };
  const level = playerOf(session, session.present.toMove);
  if (level === 'person') return { kind: 'problem', problem: 'It is not the computer’s turn.' };
  const options = { milliseconds, ...control, random: Math.random, level };
  const network = level === STRONGEST_LEVEL ? await loadNetwork(session.rules, LOAD_OPTIONS) : null;
  const move = chooseMove(session.present, options, network);
  return { kind: 'move', move: formatMove(session.rules.board, move) };
}
