// Imports the engine in a new process and makes one move; prints the milliseconds of both.
const startTime = performance.now();
const { makeRules, startPosition } = await import('@halma/rules');
const { EnginePlayer } = await import('@halma/engine');
const imported = performance.now();
const rules = makeRules({ game: 'halma-2' });
const start = rules.ok ? startPosition(rules.value) : rules;
if (!start.ok) throw new Error(start.refusal.code);
new EnginePlayer(start.value).chooseMove(start.value, {
  now: () => performance.now(),
  depth: 4,
  nodes: 2000,
});
console.log(JSON.stringify({ imported: imported - startTime, moved: performance.now() - startTime }));
