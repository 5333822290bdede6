import Type, { type Static } from 'typebox';
import { PersonId } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

/** The level of the engine, from 1 (beginner) to 10 (strongest). */
export const EngineLevel = Type.Integer({ minimum: 1, maximum: 10 });

/**
 * The intended holder of a seat: the first person who joins (`open`), the creator of the game (`me`), or the engine
 * (`level`).
 */
export const SeatSetup = Type.Union([
  strictObject({ kind: Type.Literal('open') }),
  strictObject({ kind: Type.Literal('me') }),
  strictObject({ kind: Type.Literal('level'), level: EngineLevel }),
]);
export type SeatSetup = Static<typeof SeatSetup>;

/** The holder of a seat: none yet (`open`), a person, or the engine (`level`). */
export const SeatHolder = Type.Union([
  strictObject({ kind: Type.Literal('open') }),
  strictObject({ kind: Type.Literal('person'), person: PersonId }),
  strictObject({ kind: Type.Literal('level'), level: EngineLevel }),
]);
export type SeatHolder = Static<typeof SeatHolder>;
