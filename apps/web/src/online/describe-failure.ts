import { onlineStrings } from '@halma/locales/online';
import { rulesStrings } from '@halma/locales/rules';
import { REFUSAL_CODES, type RefusalCode } from '@halma/rules';
import type { Failure } from './failure.ts';

/** Returns a sentence about a failure: one for its code, or else a general sentence. */
export function describeFailure(failure: Failure): string {
  const sentence = onlineStrings().refusals[failure.code];
  if (sentence !== undefined) return sentence;
  const rulesCode = REFUSAL_CODES.find((code): code is RefusalCode => code === failure.code);
  return rulesCode === undefined
    ? onlineStrings().refusals.other
    : rulesStrings().refusal({ ...failure, code: rulesCode });
}
