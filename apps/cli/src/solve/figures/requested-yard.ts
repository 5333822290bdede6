import { type Rules, seatLetter } from '@halma/rules';
import { type Yard, yardOfRules } from '@halma/solver';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import { requestedRules } from '../../request/position.ts';

/** A yard, and the rules by which its army moves alone. */
export interface YardChoice {
  readonly rules: Rules;
  readonly yard: Yard;
}

/** The yard of the game that is asked for. */
export function requestedYard({ game }: Pick<Request, 'game'>): Reply<YardChoice> {
  const choice = game === undefined ? {} : { game };
  const all = requestedRules(choice);
  if (!all.ok) return all;
  const rules = requestedRules(choice, seatLetter(all.value.seats[0] ?? 1));
  if (!rules.ok) return rules;
  const yard = yardOfRules(rules.value);
  const { id } = rules.value.game;
  return yard === null
    ? decline(
        'no-yard',
        `The game ${id} has no yard in a corner of a square board that its men leave freely.`,
      )
    : give({ rules: rules.value, yard });
}
