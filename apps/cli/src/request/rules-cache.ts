import { accept, makeRules, type Result, type Rules, type RulesChoice } from '@halma/rules';

/** How many rules are kept. Working them out takes a millisecond or two, far longer than a move list. */
const RULES_KEPT = 16;

/** By what was chosen, least recently used first. */
const kept = new Map<string, Rules>();

/** The rules of a choice, worked out once for as long as they are in use. */
export function rulesOfChoice(choice: RulesChoice): Result<Rules> {
  const options = Object.entries(choice.options ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const key = JSON.stringify([choice.game, choice.preset, options, choice.alone]);
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return accept(known);
  }
  const made = makeRules(choice);
  if (made.ok) keep(key, made.value);
  return made;
}

function keep(key: string, rules: Rules): void {
  const [oldest] = kept.keys();
  if (kept.size >= RULES_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, rules);
}
