import { PositionAnalyser, type SearchInfo, STRONGEST_LEVEL } from '@halma/engine';
import { accept, type Position, type Rules } from '@halma/rules';
import { type PerfectPlay, perfectPlayOf } from '@halma/solver';
import type { CommandResult } from '../refusal.ts';
import { readValues, withTablebase } from '../solve/board/read-tablebase.ts';
import type { EngineClient } from './engine-client.ts';

/**
 * Returns an engine that plays and analyses the game of a tablebase perfectly. For levels below the
 * strongest, and for other games, it falls back on the given engine.
 */
export async function engineWithTablebase(
  engine: EngineClient,
  path: string,
): Promise<CommandResult<EngineClient>> {
  return withTablebase(path, async (tablebase) => {
    const values = await readValues(path, tablebase);
    if (!values.ok) return values;
    return accept(withPerfectPlay(engine, perfectPlayOf({ board: tablebase.board, values: values.value })));
  });
}

function withPerfectPlay(engine: EngineClient, perfectPlay: PerfectPlay): EngineClient {
  let latest: { readonly rules: Rules; readonly analyser: PositionAnalyser } | undefined;
  const think = (position: Position, lineCount = 1): SearchInfo | null => {
    const { rules, outcome } = position;
    if (outcome !== null || perfectPlay.judgeMoves(position) === null) return null;
    if (latest?.rules !== rules) latest = { rules, analyser: new PositionAnalyser(rules) };
    // Exact values take one iteration and no search, so the clock may stand still.
    const [info = null] = latest.analyser.analyse(position, { now: () => 0 }, { lineCount, perfectPlay });
    return info;
  };
  return {
    ready: () => engine.ready(),
    stop: () => engine.stop(),
    review: (last, options) => engine.review(last, options),
    analyse: async (position, options = {}) => {
      const info = think(position, options.lineCount);
      if (info === null) return engine.analyse(position, options);
      options.onProgress?.(info);
      return info;
    },
    chooseMove: async (position, options = {}) => {
      const isStrongest = (options.level ?? STRONGEST_LEVEL) === STRONGEST_LEVEL;
      const info = isStrongest ? think(position, options.lineCount) : null;
      if (info === null) return engine.chooseMove(position, options);
      options.onProgress?.(info);
      return info.lines[0]?.moves[0] ?? null;
    },
  };
}
