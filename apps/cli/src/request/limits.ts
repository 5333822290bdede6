import { decline, give, type Reply } from '../faults.ts';
import type { ThinkTask } from '../thinking/task.ts';
import type { Request } from './fields.ts';

/** How far to look. */
export type SearchLimits = Pick<ThinkTask, 'nodes' | 'depth' | 'milliseconds'>;

/** The most that can be asked for, by limit. */
const MOST = { nodes: Number.MAX_SAFE_INTEGER, depth: 99, seconds: 86_400 } as const;

type LimitName = keyof typeof MOST;

const LIMIT_NAMES: readonly LimitName[] = ['nodes', 'depth', 'seconds'];

/**
 * The limits a request states, in the field of that name or by themselves.
 *
 * @param usual those when it states none
 */
export function requestedLimits(request: Request, usual: SearchLimits): Reply<SearchLimits> {
  const { limits = {} } = request;
  const stated: Partial<Record<LimitName, number>> = {};
  for (const [name, value] of Object.entries(limits)) {
    const known = LIMIT_NAMES.find((limit) => limit === name);
    if (known === undefined)
      return decline(
        'bad-request',
        `There is no limit “${name.slice(0, 20)}”, only ${LIMIT_NAMES.join(', ')}.`,
      );
    stated[known] = value;
  }
  for (const name of LIMIT_NAMES) {
    const value = request[name] ?? stated[name];
    if (value === undefined) continue;
    const whole = name === 'seconds' || Number.isInteger(value);
    if (!whole || value <= 0 || value > MOST[name])
      return decline('bad-request', `The limit “${name}” is a number above 0, up to ${MOST[name]}.`);
    stated[name] = value;
  }
  const { nodes, depth, seconds } = stated;
  if (nodes === undefined && depth === undefined && seconds === undefined) return give(usual);
  return give({
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(seconds !== undefined && { milliseconds: 1000 * seconds }),
  });
}
