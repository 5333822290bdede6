import { onlineWords } from '@halma/locales/online';
import { rulesWords } from '@halma/locales/rules';
import { REFUSAL_CODES, type RefusalCode } from '@halma/rules';
import type { Failure } from './failure.ts';

/** Returns a sentence about a failure: one for its code, or else a general sentence. */
export function describeFailure(failure: Failure): string {
  const sentence = onlineWords().refusals[failure.code];
  if (sentence !== undefined) return sentence;
  const rulesCode = REFUSAL_CODES.find((code): code is RefusalCode => code === failure.code);
  return rulesCode === undefined
    ? onlineWords().refusals.other
    : rulesWords().refusal({ ...failure, code: rulesCode });
}
