import { onlineWords } from '@halma/locales/online';
import { rulesWords } from '@halma/locales/rules';
import { REFUSAL_CODES, type RefusalCode } from '@halma/rules';
import type { Failure } from './failure.ts';

/** Returns a sentence for a failure: of the server, of the rules, or a general one. */
export function describeFailure(refusal: Failure): string {
  const said = onlineWords().refusals[refusal.code];
  if (said !== undefined) return said;
  const ofRules = REFUSAL_CODES.find((code): code is RefusalCode => code === refusal.code);
  return ofRules === undefined
    ? onlineWords().refusals.other
    : rulesWords().refusal({ ...refusal, code: ofRules });
}
