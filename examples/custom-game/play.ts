import { readFileSync } from 'node:fs';
import { boardPicture } from '@halma/board/drawing';
import { chooseMove } from '@halma/engine';
import { defineGame, formatResult, makeRules, play, type Result, startPosition } from '@halma/rules';

/** Returns the value of a result, or throws the reason why there is none. */
function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.refusal));
}

const game = must(defineGame(JSON.parse(readFileSync('mini.json', 'utf8'))));
const rules = must(makeRules({ game }));
let position = must(startPosition(rules));
while (position.outcome === null) {
  const move = chooseMove(position, { now: Date.now, nodes: 2000, level: position.toMove === 1 ? 10 : 2 });
  position = must(play(position, move));
}
const hasPicture = boardPicture({ position, width: 300, height: 300 }).includes('<svg');
console.log(`${rules.game.title}: ${formatResult(position.outcome)}, picture: ${hasPicture}`);
