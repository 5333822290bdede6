import type { Edge } from '../edge.ts';
import { EXIT } from '../exit.ts';
import { give, type Reply } from '../faults.ts';
import type { Request } from '../request/fields.ts';
import { requestedLevel } from '../request/level.ts';
import { requestedRules } from '../request/position.ts';
import { LineCutter } from '../serve/line-cutter.ts';
import { LONGEST_LINE } from '../serve/serve.ts';
import { UgiSession } from './session.ts';
import { type Settings, USUAL_SETTINGS } from './settings.ts';

/** Speaks the Universal Game Interface over standard input and output until `quit` or the end of the input. */
export async function speakUgi(request: Request, edge: Edge): Promise<Reply<number>> {
  const settings = requestedSettings(request);
  if (!settings.ok) return settings;
  const session = new UgiSession(
    {
      send: (line) => void edge.send(`${line}\n`),
      thinker: edge.work.thinker,
      now: edge.work.now,
      version: edge.version,
    },
    settings.value,
  );
  const cutter = new LineCutter(LONGEST_LINE);
  for await (const chunk of edge.input) {
    for (const line of cutter.push(chunk)) {
      if (!('text' in line)) continue;
      if (line.text.trim() === 'quit') {
        session.stop();
        await session.finish();
        return give(EXIT.done);
      }
      await session.hear(line.text);
    }
  }
  for (const line of cutter.end()) if ('text' in line) await session.hear(line.text);
  await session.finish();
  return give(EXIT.done);
}

/** What a command line sets, for hosts that cannot. */
function requestedSettings(request: Request): Reply<Settings> {
  const rules = requestedRules(request);
  if (!rules.ok) return rules;
  const level = requestedLevel(request.level ?? USUAL_SETTINGS.level);
  if (!level.ok) return level;
  const { game, preset } = rules.value;
  return give({
    ...USUAL_SETTINGS,
    game: game.id,
    preset,
    options: { ...request.options },
    level: level.value,
  });
}
