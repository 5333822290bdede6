import type { RuleFacts, RuleId } from '@halma/locales/game-rules';
import type { Rules } from '@halma/rules';
import { hasDirectOpponents } from '../game/rules-options.ts';

/** The number of directions on boards of squares. */
const SQUARE_DIRECTIONS = 8;

const hasCamps = ({ game }: Rules): boolean => game.goal === 'camp';
const movesFreely = ({ game, options }: Rules): boolean => game.movement === 'free' && options.color !== 'on';
const hasSquareSteps = ({ board }: Rules): boolean => board.directions.length === SQUARE_DIRECTIONS;

/** The condition under which each rule applies, in the order in which pages list the rules. */
const RULE_CONDITIONS: Readonly<Record<RuleId, (rules: Rules) => boolean>> = {
  aimCamp: (rules) => hasCamps(rules) && rules.options.winRule === 'all-home',
  aimFull: (rules) => hasCamps(rules) && rules.options.winRule === 'full-camp',
  aimEither: (rules) => hasCamps(rules) && rules.options.winRule === 'either',
  aimRows: ({ game }) => game.goal === 'far-rows',
  aimClear: ({ game }) => game.goal === 'cleared',
  marked: ({ options }) => options.marked === 'on',
  teams: ({ options }) => options.teams !== 'none',
  drop: ({ game }) => game.startingSetup.kind === 'hand',
  step: (rules) => movesFreely(rules) && hasSquareSteps(rules),
  stepSix: (rules) => movesFreely(rules) && !hasSquareSteps(rules),
  jump: (rules) => movesFreely(rules) && rules.options.jumpReach === 'adjacent',
  jumpFar: (rules) => movesFreely(rules) && rules.options.jumpReach === 'symmetric',
  oneKind: movesFreely,
  colorStep: ({ options }) => options.color === 'on',
  colorHop: ({ options }) => options.color === 'on',
  cetroJump: ({ game }) => game.movement === 'cetro',
  cetroSingle: ({ game, options }) => game.movement === 'cetro' && options.cetroChain === 'single',
  cetroChain: ({ game, options }) => game.movement === 'cetro' && options.cetroChain === 'chain',
  cetroBack: ({ game }) => game.movement === 'cetro',
  cetroDemand: ({ game }) => game.allowsJumpDemand,
  marks: ({ game }) => game.movement === 'marks',
  bearOff: ({ game }) => game.goal === 'cleared',
  evacuate: (rules) => hasDirectOpponents(rules) && rules.options.evacuate === 'on',
  homeLimit: (rules) => hasCamps(rules) && rules.options.homeLimit > 0,
  homeDuty: (rules) => hasCamps(rules) && rules.options.homeDuty === 'on',
  stay: (rules) => hasCamps(rules) && rules.options.leaveTarget === 'forbidden',
  free: (rules) =>
    hasCamps(rules) &&
    rules.options.leaveTarget === 'allowed' &&
    rules.options.reenterHome === 'allowed' &&
    rules.options.foreignCamp === 'free',
  noReturn: (rules) => hasCamps(rules) && rules.options.reenterHome === 'forbidden',
  noStop: (rules) => hasCamps(rules) && rules.options.foreignCamp === 'no-stop',
  noCompletion: (rules) => hasCamps(rules) && rules.options.completeOpponent === 'forbidden',
  places: ({ seats, options }) =>
    seats.length > 2 && options.teams === 'none' && options.playForRank === 'true',
  equalTurns: ({ options }) => options.equalTurns === 'on',
  repetition: ({ options }) => options.repetition === '3',
  claim: ({ options }) => options.repetition === '3-claim',
  moveCap: ({ options }) => options.moveCap > 0,
  noMovePass: ({ game, options }) => !game.lastMoverWins && options.noMove === 'pass',
  noMoveLoss: ({ game, options }) => !game.lastMoverWins && options.noMove === 'loss',
  noMoveDraw: ({ game, options }) => !game.lastMoverWins && options.noMove === 'draw',
  lastMover: ({ game }) => game.lastMoverWins,
};

/** Returns the ids of the rules that apply under a game's options, in the order in which pages list them. */
export function ruleIds(rules: Rules): readonly RuleId[] {
  const ids = Object.keys(RULE_CONDITIONS) as RuleId[];
  return ids.filter((id) => RULE_CONDITIONS[id](rules));
}

/** Returns the facts on which the rule texts depend. */
export function ruleFacts({ camps, seats, options }: Rules): RuleFacts {
  const [first = 1] = seats;
  return { ...options, men: camps[first]?.home.length ?? 0 };
}
