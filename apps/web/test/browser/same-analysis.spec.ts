import { loadNetwork, PositionAnalyser, type PrincipalVariation, type SearchInfo } from '@halma/engine';
import { formatShortMove, makeRules, type Position, parsePosition } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { type AnalysisTask, createAnalyser } from '../../src/game/analysis.ts';
import type { ShownAnalysis } from '../../src/game/computer-messages.ts';
import { valueOrFail } from '../game/setup.ts';
import { ADDRESS } from './board.ts';
import { PageWorker } from './page-worker.ts';
import { runUgi } from './ugi-program.ts';

const NODES = 20_000;
/** Without the kernel, the search takes about a hundred times as long per node. */
const NODES_WITHOUT_KERNEL = 3000;

/** The name, the game, the position (HFN) and the number of nodes. */
const POSITIONS: readonly (readonly [name: string, game: string, position: string, nodes?: number])[] = [
  [
    'two armies in the melee',
    'halma-2',
    'H16:11C2C1/11C4/13C1C/7C2C2C2/6C1C2C3C/6CC1C6/6C1C7/7A8/7C1A6/8AAA5/6A1AA6/A3A2A1A6/2A2A2A7/A3C11/4A11/1A2A11 A - 30 16',
  ],
  [
    'three armies',
    'star-3',
    'S121:1/2/3/4/3C5E1E1/1CC2A1EC1E1/4C1CCC1E/1CAA1EA1E1/1EEC1E3/10/4A1A4/6A5/5AA6/2A1/3/2/1 A - 33 12',
  ],
  ['a race home', 'grasshopper-8', 'H8:5AAA/3A1AAA/6A1/1C4A1/1C3A2/C7/CCC1C3/CCC5 A vA,vC 46 24'],
  [
    'steppers and hoppers',
    'color',
    'H16:10CC1C1C/11CCC2/12CCCC/11CC3/12CCC1/15C/13C2/13C2/16/16/A1A13/AAAA12/3AAAA9/AAAA12/4AA10/A1A2A10 C - 25 13',
  ],
  [
    'a marked man, which the kernel does not support',
    'marked',
    'H16:11CC3/11CC1CC/12C3/12CCCC/11C2CC/9A1C4/9C6/7c1A6/6C1a7/6A9/4A1C9/AA2A11/AAAA12/3A12/AA1AA11/3AA11 A - 20 11',
    NODES_WITHOUT_KERNEL,
  ],
];

for (const [name, game, text, nodes = NODES] of POSITIONS) {
  test(`Node, the browser and UGI find the same lines for ${name}`, async ({ page }) => {
    const position = valueOrFail(parsePosition(valueOrFail(makeRules({ game })), text));
    const network = await loadNetwork(position.rules);
    await page.goto(ADDRESS);
    for (const lineCount of [1, 3]) {
      const nodeAnalyses = [
        ...new PositionAnalyser(position.rules, { network }).analyse(
          position,
          { nodes, now: () => 0 },
          { lineCount },
        ),
      ];
      expect(nodeAnalyses.at(-1)?.lines).toHaveLength(lineCount);
      expect(await analysisInBrowser(page, { position, nodes, lineCount })).toEqual(nodeAnalyses);
      const output = runUgi(
        `setoption name Game value ${game}`,
        'setoption name AnalyseMode value true',
        `setoption name MultiPV value ${lineCount}`,
        `position fen ${text}`,
        `go nodes ${nodes}`,
      );
      const info = output.filter((line) => line.includes(' pv '));
      expect(info.map((line) => line.replace(/ time \d+ nps \d+/, ''))).toEqual(
        nodeAnalyses.flatMap((analysis) => infoLines(position, analysis)),
      );
    }
  });
}

/** Returns the analysis by the built site's worker, requested the way the site requests it. */
function analysisInBrowser(page: Page, task: AnalysisTask): Promise<readonly SearchInfo[]> {
  return new Promise((resolve, reject) => {
    const analyses: SearchInfo[] = [];
    createAnalyser({
      makeWorker: () => new PageWorker(page),
      onFound: (analysis) => analyses.push(withoutDisplayText(analysis)),
      onEnd: () => resolve(analyses),
      onFailure: () => reject(new Error('the worker failed')),
    }).analyse(task);
  });
}

/** Returns an analysis without its display text. */
function withoutDisplayText({ lines, ...rest }: ShownAnalysis): SearchInfo {
  return { ...rest, lines: lines.map(({ shownMoves: _, lead: __, ...line }) => line) };
}

/** Returns the UGI output of an analysis without the times. */
function infoLines({ rules }: Position, { depth, nodes, lines }: SearchInfo): readonly string[] {
  return lines.map((line, index) => {
    const moves = line.moves.map((move) => formatShortMove(rules.board, move)).join(' ');
    return `info depth ${depth} multipv ${index + 1} score ${ugiScore(line)} nodes ${nodes} pv ${moves}`;
  });
}

function ugiScore({ score, proven }: PrincipalVariation): string {
  if (proven === undefined) return `cp ${Math.round(100 * score)}`;
  return `mate ${proven.result === 'won' ? proven.plies : -proven.plies}`;
}
