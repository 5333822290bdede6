import type { TaskLimits } from '@halma/engine/worker';
import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from './fields/fields.ts';

/** The maximum value of each limit. */
const MAX_LIMITS = { nodes: Number.MAX_SAFE_INTEGER, depth: 99, seconds: 86_400 } as const;

type LimitName = keyof typeof MAX_LIMITS;

const LIMIT_NAMES: readonly LimitName[] = ['nodes', 'depth', 'seconds'];

/**
 * Returns the limits of a request. A field such as `nodes` takes precedence over the same limit in the
 * `limits` field.
 *
 * @param defaults the limits to return if the request states none
 */
export function requestedLimits(request: Request, defaults: TaskLimits): CommandResult<TaskLimits> {
  const { limits = {} } = request;
  const statedLimits: Partial<Record<LimitName, number>> = {};
  for (const [name, value] of Object.entries(limits)) {
    const limitName = LIMIT_NAMES.find((limit) => limit === name);
    if (limitName === undefined)
      return refuse(
        'bad-request',
        `Unknown limit “${name.slice(0, 20)}”; expected ${LIMIT_NAMES.join(', ')}.`,
      );
    statedLimits[limitName] = value;
  }
  for (const name of LIMIT_NAMES) {
    const value = request[name] ?? statedLimits[name];
    if (value === undefined) continue;
    const isWhole = name !== 'seconds';
    if ((isWhole && !Number.isInteger(value)) || value <= 0 || value > MAX_LIMITS[name])
      return refuse(
        'bad-request',
        `The limit “${name}” must be ${isWhole ? 'a whole number ' : ''}above 0 and at most ${MAX_LIMITS[name]}.`,
      );
    statedLimits[name] = value;
  }
  const { nodes, depth, seconds } = statedLimits;
  if (nodes === undefined && depth === undefined && seconds === undefined) return accept(defaults);
  return accept({
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(seconds !== undefined && { milliseconds: 1000 * seconds }),
  });
}
