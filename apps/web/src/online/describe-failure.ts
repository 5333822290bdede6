import { onlineStrings } from '@halma/locales/online';
import { rulesStrings } from '@halma/locales/rules';
import type { Limit } from '@halma/protocol';
import { REFUSAL_CODES, type RefusalCode } from '@halma/rules';
import { language } from '../locale/language.ts';
import { describeLimit } from './describe-limit.ts';
import type { Failure } from './failure.ts';

/** The kind of limit that each refusal reports. */
const LIMIT_OF_CODE: Readonly<Partial<Record<Failure['code'], Limit['kind']>>> = {
  muted: 'chat',
  'barred-from-rated': 'rated',
  suspended: 'play',
};

/** Returns a sentence about a failure: one for its code, or else a general sentence. */
export function describeFailure(failure: Failure): string {
  const kind = LIMIT_OF_CODE[failure.code];
  if (kind !== undefined && 'after' in failure && failure.after !== undefined)
    return describeLimit({ kind, until: Date.now() + failure.after, reason: failure.detail ?? '' });
  if (failure.code === 'aborted-too-often' && 'after' in failure && failure.after !== undefined)
    return onlineStrings().limits.pause(describeWait(failure.after));
  const sentence = onlineStrings().refusals[failure.code];
  if (sentence !== undefined) return sentence;
  const rulesCode = REFUSAL_CODES.find((code): code is RefusalCode => code === failure.code);
  return rulesCode === undefined
    ? onlineStrings().refusals.other
    : rulesStrings().refusal({ ...failure, code: rulesCode });
}

/** Describes a time to wait: “in 5 minutes”. */
function describeWait(milliseconds: number): string {
  return new Intl.RelativeTimeFormat(language()).format(Math.ceil(milliseconds / 60_000), 'minute');
}
