import type { Rules, SeatLetter } from '@halma/rules';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { requestedRules } from '../../request/position.ts';

/** The values of the options that would otherwise end a game after a number of turns. */
const NO_TURN_LIMITS = { homeLimit: 'none', moveCap: 'none' } as const;

/** The option values that a solver may not support. */
const UNSUPPORTED_VALUES = [
  ['homeDuty', 'on'],
  ['jumpReach', 'symmetric'],
] as const;

/**
 * Makes the rules for a search without opponents: the requested rules, but with no limit on the number of turns.
 *
 * @param alone the only seat that moves, in a solitaire
 */
export function soloRules(request: Request, alone?: SeatLetter): CommandResult<Rules> {
  // An invalid limit is refused, although a valid one has no effect.
  const rules = requestedRules(request, alone);
  if (!rules.ok) return rules;
  return requestedRules({ ...request, options: { ...request.options, ...NO_TURN_LIMITS } }, alone);
}

/**
 * Refuses an army that a solver does not support. The message names the option that causes it, if there is one.
 *
 * @param requirement a sentence that states what the solver needs, for all other causes
 */
export function refuseArmy({ options }: Rules, requirement: string): ReturnType<typeof refuse> {
  const cause = UNSUPPORTED_VALUES.find(([name, value]) => options[name] === value);
  return refuse(
    'no-plain-army',
    cause === undefined ? requirement : `The solver does not support the option ${cause.join('=')} here.`,
  );
}

/** Refuses an army in a solitaire. */
export function refuseSoloArmy(rules: Rules): ReturnType<typeof refuse> {
  return refuseArmy(rules, 'The position has no army of identical men that fills a camp.');
}
