/**
 * The commands that the test does not run, each with the reason. The test still parses them, to find wrong
 * options.
 */
export const NOT_RUN: readonly (readonly [command: RegExp, reason: string])[] = [
  [
    /other-engine|agent\.py|refengine|adaf6bf|(?:ugi|csci561):\.\/|ugi:node new/,
    'starts the reader’s own program',
  ],
  [/^(?:npx )?halma bot/, 'needs a server; the bot tests start one'],
  [/halma(?:\.js)? (?:backup|restore|admin|serve)/, 'needs a server’s data; the server’s tests run it'],
  [/solve figures (?:count|orders|verify packages)/, 'takes minutes to hours'],
  [/solve figures verify thirteen/, 'reads the output of a command that takes minutes'],
  [/solve transfer --game grasshopper-8 --prove/, 'takes minutes'],
  [/solve transfer together/, 'takes minutes'],
  [/solve long-hop --jumps 61|solve long-hop --men 37|solve long-hop table/, 'takes minutes'],
  [/…/, 'is shortened on the page'],
  [/arena ladder level:1 level:2/, 'takes minutes; the ladder tests play smaller ladders'],
  [/data-10000/, 'takes hours'],
];

/** Changes to commands that are run, so that they take a second at most. */
export const SHORTENINGS: readonly (readonly [RegExp, string])[] = [
  [/--games \d+/, '--games 2'],
  [/@100ms/g, '@5ms'],
  [/--seconds \d+/, '--seconds 0.1'],
  // Enough for a solution.
  [/(transfer --game grasshopper-8 --seconds) 0\.1/, '$1 1'],
  [/--nodes \d+/, '--nodes 60'],
  [/--sample \d+/, '--sample 100'],
  [/halma dataset data-100$/, 'halma dataset data-100 --games 1 --nodes 20 --game rhombus-5'],
  [/@5000n/g, '@60n'],
  [/(arena .*level:\d+) greedy --game star-6/, '$1@60n greedy --game star-6'],
  [/(arena level:10 level:9)/, '$1 --games 2'],
  // A match of short games has the same steps. A game must be longer than its opening.
  [/ --option moveCap=\d+/, ''],
  [/(halma arena .*--openings .*)/, '$1 --option moveCap=20'],
  [/(halma arena (?!.*--openings).*)/, '$1 --option moveCap=4'],
  // A smaller board: the same steps with fewer positions. Other commands read the tablebase of the larger one.
  [/(verify --all --shape rhombus) --side 4 --men 3/, '$1 --side 3 --men 2'],
  [/(board --shape \w+) --side 5(?!.*--tablebase)/, '$1 --side 4'],
];

/** Commands that show a refusal. */
export const REFUSED_COMMANDS: readonly RegExp[] = [/leaflets\/misprints/];
