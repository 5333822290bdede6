import { manGlyph, suitOf } from '@halma/board';
import type { SeatPlan } from '@halma/protocol';
import type { Rules, Seat } from '@halma/rules';
import { For, type JSX } from 'solid-js';
import { LEVELS } from '../../../game/player.ts';
import { type TableChoice, withPlan } from '../../../online/table-choice.ts';
import { gameWords } from '../../../words/game.ts';
import { peopleWords } from '../../../words/people.ts';

export interface TableChoiceProps {
  readonly choice: TableChoice;
  readonly onChange: (choice: TableChoice) => void;
}

/** Who is to sit on each seat: oneself, whoever comes, or the computer at a level. */
export function SeatPlans(props: TableChoiceProps & { rules: Rules }): JSX.Element {
  return (
    <fieldset class="field">
      <legend class="label">{peopleWords().open.seats}</legend>
      <For each={props.rules.seats}>{(seat) => <SeatLine {...props} seat={seat} />}</For>
    </fieldset>
  );
}

function SeatLine(props: TableChoiceProps & { rules: Rules; seat: Seat }): JSX.Element {
  const suit = (): ReturnType<typeof suitOf> => suitOf(props.rules, props.seat);
  const plan = (): SeatPlan => props.choice.plans.get(props.seat) ?? { kind: 'open' };
  const isChosen = (other: SeatPlan): boolean => JSON.stringify(other) === JSON.stringify(plan());
  const choose = (index: number): void => {
    const chosen = PLANS[index];
    if (chosen !== undefined) props.onChange(withPlan(props.choice, props.seat, chosen));
  };
  return (
    <span class="seat-plan">
      {manGlyph(suit())}
      <select
        class="input"
        aria-label={peopleWords().open.seat(gameWords().suits[suit()])}
        onChange={(event) => choose(event.currentTarget.selectedIndex)}
      >
        <For each={PLANS}>{(one) => <option selected={isChosen(one)}>{planInWords(one)}</option>}</For>
      </select>
    </span>
  );
}

const PLANS: readonly SeatPlan[] = [
  { kind: 'me' },
  { kind: 'open' },
  ...LEVELS.map((level) => ({ kind: 'level', level }) as const),
];

function planInWords(plan: SeatPlan): string {
  return plan.kind === 'level' ? peopleWords().open.level(plan.level) : peopleWords().open.plans[plan.kind];
}
