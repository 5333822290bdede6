import { accept, type Rules, seatLetter } from '@halma/rules';
import { type CornerCamp, cornerCampOf } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { requestedRules } from '../../request/position.ts';

/** A camp, with the rules under which its army moves alone. */
export interface CampChoice {
  readonly rules: Rules;
  readonly camp: CornerCamp;
}

/** Returns the camp of the requested game. */
export function requestedCamp({ game }: Pick<Request, 'game'>): CommandResult<CampChoice> {
  const choice = game === undefined ? {} : { game };
  const gameRules = requestedRules(choice);
  if (!gameRules.ok) return gameRules;
  const rules = requestedRules(choice, seatLetter(gameRules.value.seats[0] ?? 1));
  if (!rules.ok) return rules;
  const camp = cornerCampOf(rules.value);
  const { id } = rules.value.game;
  return camp === null
    ? refuse(
        'no-yard',
        `The game ${id} has no camp in the corner of a square board that its men may leave freely.`,
      )
    : accept({ rules: rules.value, camp });
}
