// Imports the engine in a new process and chooses one move. Prints the milliseconds from the start to the end of each step.
const startTime = performance.now();
const { makeRules, startPosition } = await import('@halma/rules');
const { EnginePlayer } = await import('@halma/engine');
const importedAt = performance.now();
const rules = makeRules({ game: 'halma-2' });
const start = rules.ok ? startPosition(rules.value) : rules;
if (!start.ok) throw new Error(start.refusal.code);
new EnginePlayer(start.value).chooseMove(start.value, {
  now: () => performance.now(),
  depth: 4,
  nodes: 2000,
});
console.log(JSON.stringify({ importMs: importedAt - startTime, firstMoveMs: performance.now() - startTime }));
