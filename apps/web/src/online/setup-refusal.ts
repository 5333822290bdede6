import type { FormStep } from '../game/new-game-form.ts';
import type { Failure } from './failure.ts';
import { type GameSetupChoice, gameSetupOf } from './game-setup-choice.ts';

/** The parts of the form that creates an online game which a refusal can be about. */
export type SetupField = 'seats' | 'clock' | 'rules';

/** The step of each field. */
export const STEP_OF_FIELD: Readonly<Record<SetupField, FormStep>> = {
  seats: 'players',
  clock: 'players',
  rules: 'rules',
};

/** Returns why the server would refuse the choices; undefined if they are fit to be sent. */
export function findRefusal(choice: GameSetupChoice): Failure | undefined {
  const kinds = [...choice.seats.values()].map(({ kind }) => kind);
  if (!kinds.some((kind) => kind === 'me' || kind === 'open')) return { code: 'no-person' };
  if (kinds.includes('level') && choice.clock.kind === 'days') return { code: 'clock-needs-people' };
  const setup = gameSetupOf(choice);
  return setup.ok ? undefined : setup.refusal;
}

/** The field of each refusal that is about one. */
const FIELD_OF_CODE: Readonly<Partial<Record<Failure['code'], SetupField>>> = {
  'no-person': 'seats',
  'clock-needs-people': 'clock',
  'option-not-for-game': 'rules',
  'bad-option-value': 'rules',
};

/** Returns the field that a failure is about; undefined if it is about none, such as a lost connection. */
export function fieldOfFailure({ code }: Failure): SetupField | undefined {
  return FIELD_OF_CODE[code];
}
