import { DEFAULT_PRESET, OPTION_NAMES, type RulesConfig } from '@halma/rules';

/** Returns rules as parameters of a URL. Leaves out the standard preset: `game=halma-2&preset=article&winRule=all-home`. */
export function rulesParameters({ game, preset, options }: RulesConfig): Readonly<Record<string, string>> {
  return { game, ...(preset === undefined || preset === DEFAULT_PRESET ? {} : { preset }), ...options };
}

/** Returns the options in the query string of a URL, which may have values that the rules refuse. */
export function optionsInQuery(query: URLSearchParams): Readonly<Record<string, string>> {
  const options = OPTION_NAMES.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(options);
}

/** Returns the rules in the query string of a URL, unchecked; undefined if it names no game. */
export function rulesInQuery(query: URLSearchParams): RulesConfig | undefined {
  const [game, preset] = [query.get('game'), query.get('preset')];
  if (game === null) return undefined;
  return { game, ...(preset === null ? {} : { preset }), options: optionsInQuery(query) };
}
