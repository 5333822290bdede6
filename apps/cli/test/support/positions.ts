import { makeRules, type Position, parsePosition, startPosition } from '@halma/rules';

/** Returns the start of a game, or the position in a string. */
export function positionOf(
  game: string,
  {
    preset,
    options,
    text,
  }: {
    readonly preset?: string;
    readonly options?: Readonly<Record<string, string>>;
    readonly text?: string;
  } = {},
): Position {
  const rules = makeRules({ game, ...(preset && { preset }), ...(options && { options }) });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const position = text === undefined ? startPosition(rules.value) : parsePosition(rules.value, text);
  if (!position.ok) throw new Error(position.refusal.code);
  return position.value;
}
