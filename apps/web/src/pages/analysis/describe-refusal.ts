import { analysisStrings } from '@halma/locales/analysis';
import { rulesStrings } from '@halma/locales/rules';
import type { LinkRefusal } from '../../analysis/study-address.ts';

/** Describes why a text or a link cannot be opened. */
export function describeRefusal(refusal: LinkRefusal): string {
  return refusal.code === 'bad-link' ? analysisStrings().badLink : rulesStrings().refusal(refusal);
}
