import { accept, type CustomGame, makeRules, type Result, type Rules, type RulesConfig } from '@halma/rules';
import { LRUCache } from 'lru-cache';

/** The most recently used rules. Making rules takes a millisecond or two, far longer than listing moves. */
const cache = new LRUCache<string, Rules>({ max: 16 });

/** Makes the rules of a configuration, or returns them from the cache. */
export function cachedRules(config: RulesConfig<string | CustomGame>): Result<Rules> {
  const options = Object.entries(config.options ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const game = typeof config.game === 'string' ? config.game : config.game.definition;
  const key = JSON.stringify([game, config.preset, options, config.alone]);
  const cached = cache.get(key);
  if (cached !== undefined) return accept(cached);
  const rules = makeRules(config);
  if (rules.ok) cache.set(key, rules.value);
  return rules;
}
