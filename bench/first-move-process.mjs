// A fresh process that imports the engine and makes one move; prints how many milliseconds that took.
const begun = performance.now();
const { makeRules, startPosition } = await import('@halma/rules');
const { Player } = await import('@halma/engine');
const imported = performance.now();
const rules = makeRules({ game: 'halma-2' });
const start = rules.ok ? startPosition(rules.value) : rules;
if (!start.ok) throw new Error(start.refusal.code);
new Player(start.value).choose(start.value, { clock: () => performance.now(), depth: 4, nodes: 2000 });
console.log(JSON.stringify({ imported: imported - begun, moved: performance.now() - begun }));
