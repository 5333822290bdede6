import { stragglers } from '../features/stragglers.ts';
import { type Reason, reason } from './reason.ts';
import type { Turn } from './turn.ts';

/** What the move does for the men left behind. */
export function stragglerReasons({ after, before, walk }: Turn): readonly Reason[] {
  const { from, to } = walk;
  const had = stragglers(before).men;
  const has = stragglers(after).men;
  const left = has.filter((man) => !had.includes(man) && !(man === to && had.includes(from)));
  const freed = had.includes(from) && before.gain(walk) > 0;
  return [
    ...(freed ? [reason('straggler-freed', 1, { from, to })] : []),
    ...(left.length > 0 ? [reason('straggler-left', left.length, { men: left })] : []),
  ];
}
