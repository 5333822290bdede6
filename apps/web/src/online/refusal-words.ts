import { REFUSAL_CODES, type RefusalCode } from '@halma/rules';
import { onlineWords } from '../words/online.ts';
import { rulesWords } from '../words/rules.ts';
import type { Failure } from './failure.ts';

/** Why nothing came of it, as a sentence: of the server, of the rules, or the plain one for all others. */
export function refusalWords(refusal: Failure): string {
  const said = onlineWords().refusals[refusal.code];
  if (said !== undefined) return said;
  const ofRules = REFUSAL_CODES.find((code): code is RefusalCode => code === refusal.code);
  return ofRules === undefined
    ? onlineWords().refusals.other
    : rulesWords().refusal({ ...refusal, code: ofRules });
}
