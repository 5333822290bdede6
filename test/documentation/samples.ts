import type { CodeBlock } from './code-blocks.ts';

/**
 * How the tests treat a code block on a page: documentation.test.ts runs it or bundles it for a browser, another
 * test runs it, or no test can.
 */
export type Treatment =
  | {
      /** Statements before the block. */
      readonly before?: string;
      /** Replacements that shorten waits, so that the test is quick. */
      readonly replace?: readonly (readonly [RegExp | string, string])[];
      readonly runs: true;
    }
  | { readonly bundles: true }
  | { readonly testedBy: string }
  | { readonly notRun: string };

/** A code block, by its page and the start of its text. */
export interface SampleRule {
  readonly page: string;
  /** The start of the block’s text; empty for all blocks on the page. */
  readonly starts: string;
  readonly treatment: Treatment;
}

/** Returns whether a rule applies to a code block. */
export function isRuleFor({ page, starts }: SampleRule, block: CodeBlock): boolean {
  return page === block.page && block.text.startsWith(starts);
}

const POSITION = `
import { legalMoves, makeRules, play, startPosition } from '@halma/rules';
let position = startPosition(makeRules({ game: 'rhombus-5' }).value).value;
`;

const ENGINE_WORKER = `${POSITION}
import { createEngineWorker } from '@halma/engine/worker';
const engine = createEngineWorker();
`;

/** The code blocks that are not command lines. The command line's own tests read the blocks on its pages. */
export const SAMPLES: readonly SampleRule[] = [
  {
    page: '../CONTRIBUTING.md',
    starts: 'packages/rules ',
    treatment: { notRun: 'lists the repository’s folders' },
  },
  {
    page: 'tutorials/a-page-with-a-game.md',
    starts: '<!doctype html>',
    treatment: { testedBy: 'apps/web/test/browser/documentation.spec.ts' },
  },
  { page: 'tutorials/a-page-with-a-game.md', starts: "import '@halma/board'", treatment: { bundles: true } },
  {
    page: 'guides/embed-the-board.md',
    starts: '',
    treatment: { testedBy: 'packages/board/test/browser/embedded.spec.ts' },
  },
  {
    page: 'guides/scaling.md',
    starts: 'ALTER TABLE',
    treatment: { notRun: 'needs a PostgreSQL server with a second tablespace' },
  },
  {
    page: 'guides/run-a-server.md',
    starts: '# mask',
    treatment: { testedBy: 'apps/server/test/chat/word-filter.test.ts' },
  },
  {
    page: 'guides/run-a-server.md',
    starts: '23 games',
    treatment: { notRun: 'shows the shape of an output' },
  },
  {
    page: 'guides/run-a-match.md',
    starts: 'player   score',
    treatment: { notRun: 'shows the shape of an output' },
  },
  {
    page: 'guides/run-a-match.md',
    starts: '   player   Elo',
    treatment: { notRun: 'shows the shape of an output' },
  },
  {
    page: 'guides/run-a-server.md',
    starts: 'halma.example {',
    treatment: { notRun: 'configures another program, Caddy' },
  },
  {
    page: 'guides/run-a-server.md',
    starts: 'server {',
    treatment: { notRun: 'configures another program, nginx' },
  },
  {
    page: 'guides/use-from-python.md',
    starts: 'from halma',
    treatment: { testedBy: 'python/tests/test_samples.py' },
  },
  {
    page: 'guides/use-from-python.md',
    starts: 'import json',
    treatment: { testedBy: 'apps/cli/test/process/requests-and-play.ts' },
  },
  {
    page: 'guides/write-a-bot.md',
    starts: 'import json',
    treatment: { testedBy: 'apps/server/test/bots/python-example.test.ts' },
  },
  { page: 'guides/write-an-engine.md', starts: '', treatment: { testedBy: 'test/python.test.ts' } },
  {
    page: 'reference/analysis.md',
    starts: 'import { explainMove',
    treatment: {
      runs: true,
      before: `${POSITION}
const positions = [position];
for (let ply = 0; ply < 4; ply += 1) positions.push(play(positions.at(-1), legalMoves(positions.at(-1))[0]).value);
const [move] = legalMoves(position);
`,
      replace: [['20_000', '200']],
    },
  },
  {
    page: 'reference/board-element.md',
    starts: '<halma-board',
    treatment: { testedBy: 'apps/web/test/browser/documentation.spec.ts' },
  },
  {
    page: 'reference/board-element.md',
    starts: 'board.configuration',
    treatment: { notRun: 'needs a browser; the board’s configuration.test.ts sets each property' },
  },
  {
    page: 'reference/bot-api.md',
    starts: '',
    treatment: {
      notRun: 'shows the shape of requests and responses, which the server’s bot tests check',
    },
  },
  {
    page: 'reference/command-line.md',
    starts: '> {',
    treatment: { testedBy: 'apps/cli/test/reference.test.ts' },
  },
  {
    page: 'reference/command-line.md',
    starts: 'title: Club evening',
    treatment: { testedBy: 'apps/cli/test/tournament.test.ts' },
  },
  {
    page: 'reference/engine.md',
    starts: 'import { EnginePlayer',
    treatment: {
      runs: true,
      before: POSITION,
      replace: [
        ['milliseconds: 2000', 'milliseconds: 20'],
        ['remainingMs: 300_000, incrementMs: 2000', 'remainingMs: 300, incrementMs: 0'],
      ],
    },
  },
  {
    page: 'reference/engine.md',
    starts: 'import { loadNetwork',
    treatment: { runs: true, before: POSITION },
  },
  {
    page: 'reference/engine.md',
    starts: 'import { createEngineWorker',
    treatment: {
      runs: true,
      before: `${POSITION}
const lastPosition = play(position, legalMoves(position)[0]).value;
const { signal } = new AbortController();
const onProgress = () => {};
`,
      replace: [
        [/milliseconds: 2000/g, 'milliseconds: 20'],
        ['nodes: 5000', 'nodes: 200'],
      ],
    },
  },
  {
    page: 'reference/engine.md',
    starts: 'const info = await engine',
    treatment: { runs: true, before: ENGINE_WORKER, replace: [['milliseconds: 2000', 'milliseconds: 20']] },
  },
  {
    page: 'reference/engine.md',
    starts: '// In the thread that searches',
    treatment: { notRun: 'shows parts of two files; the engine’s thread tests run both' },
  },
  {
    page: 'reference/laws.md',
    starts: '',
    treatment: { notRun: 'are formulas; the page names each formula’s tests' },
  },
  { page: 'reference/notation.md', starts: '', treatment: { testedBy: 'test/documentation.test.ts' } },
  {
    page: 'reference/online-play.md',
    starts: '<iframe',
    treatment: { notRun: 'needs a server that others can reach; its page is tested in a browser' },
  },
  {
    page: 'reference/packing-and-transfers.md',
    starts: '1. d2-e6',
    treatment: { notRun: 'lists a game’s moves, which the solver’s cooperative-game tests replay' },
  },
  {
    page: 'reference/solitaires.md',
    starts: 'figures halma-4',
    treatment: { notRun: 'shows the lines of a file, which the solver’s certificate tests read' },
  },
  {
    page: 'reference/solitaires.md',
    starts: 'spec:',
    treatment: { notRun: 'configures another program, Kubernetes' },
  },
  {
    page: 'reference/rules-library.md',
    starts: 'import { formatFullMove',
    treatment: { testedBy: 'test/packed-packages.test.ts' },
  },
  {
    page: 'reference/rules-library.md',
    starts: 'worker.postMessage',
    treatment: {
      runs: true,
      before: `${POSITION}
import { deserializePosition, serializePosition } from '@halma/rules';
let data;
const worker = { postMessage: (message) => { data = structuredClone(message); } };
`,
    },
  },
  {
    page: 'reference/rules-library.md',
    starts: 'const game = defineGame',
    treatment: {
      runs: true,
      before: `import { defineGame, makeRules } from '@halma/rules';`,
    },
  },
  {
    page: 'reference/session.md',
    starts: '',
    treatment: { testedBy: 'apps/cli/test/session/game-session.test.ts' },
  },
  {
    page: 'reference/solver-library.md',
    starts: '',
    treatment: { testedBy: 'packages/solver/test/library.test.ts' },
  },
  { page: 'reference/ugi.md', starts: '', treatment: { testedBy: 'test/documentation.test.ts' } },
];
