import type { SolitaireStrings } from '@halma/locales/solitaires';
import type { PageDescription } from '../navigation/describe-page.ts';
import type { Problem } from './problems.ts';

/**
 * Describes a problem’s page or, if there is no problem, the list of solitaires. The description is for the
 * page itself and for links to it.
 */
export function describeSolitaires(
  { title, lead, problems }: SolitaireStrings,
  problem?: Problem,
): PageDescription {
  return problem === undefined
    ? { title, description: lead }
    : { title: problems[problem].title, description: problems[problem].about };
}
