import { accept, makeRules, type Result, type Rules, type RulesConfig } from '@halma/rules';
import { LRUCache } from 'lru-cache';

/** Making rules takes a millisecond or two, far longer than listing moves. */
const cache = new LRUCache<string, Rules>({ max: 16 });

/** Returns the rules of a configuration, cached while they are in use. */
export function cachedRules(config: RulesConfig): Result<Rules> {
  const options = Object.entries(config.options ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const key = JSON.stringify([config.game, config.preset, options, config.alone]);
  const cached = cache.get(key);
  if (cached !== undefined) return accept(cached);
  const rules = makeRules(config);
  if (rules.ok) cache.set(key, rules.value);
  return rules;
}
