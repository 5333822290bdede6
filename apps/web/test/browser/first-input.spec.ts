import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';

/** The factor by which the processor of a cheap phone is assumed to be slower than this machine's. */
const SLOWDOWN = 4;

/** The duration, in milliseconds, beyond which a task on such a phone delays the visitor's input. */
const LONG_TASK_MS = 50;

/**
 * The maximum time that long tasks may delay input while a page loads, in milliseconds of a phone's
 * processor time. On a fast machine, hardly any task is long; on one that is three times slower, the delay is about
 * half of this.
 */
const MAX_BLOCKING_MS = 250;

/** The maximum layout shift while a page loads, as the browser scores it. */
const MAX_SHIFT = 0.02;

/** How long the test observes a page after the page's last request, in milliseconds. */
const OBSERVED_MS = 1500;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The processor time of the task in microseconds, which does not depend on other load. */
  readonly tdur?: number;
}

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } });

test('while a page loads on a slow phone, it responds to input and its layout does not shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  for (const address of ['/', '/play', '/online']) {
    const blocking = await measureBlocking(session, page, address);
    const shift = await page.evaluate(() =>
      (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    );
    expect(blocking, `long tasks at ${address}`).toBeLessThan(MAX_BLOCKING_MS);
    expect(shift, `layout shift at ${address}`).toBeLessThan(MAX_SHIFT);
  }
});

/** Opens a page and returns how long its long tasks after the first paint delay input, in milliseconds. */
async function measureBlocking(session: CDPSession, page: Page, address: string): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { categories: 'toplevel,loading', transferMode: 'ReportEvents' });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(OBSERVED_MS);
  const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await completed;
  session.off('Tracing.dataCollected', collect);
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error(`nothing was painted at ${address}`);
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts + dur > paint.ts,
  );
  expect(tasks.length, 'the trace contains the tasks of the page').toBeGreaterThan(0);
  return (
    tasks
      // The browser's own throttling does not help, because it also uses processor time.
      .map(({ tdur = 0 }) => (SLOWDOWN * tdur) / 1000)
      .reduce((sum, milliseconds) => sum + Math.max(0, milliseconds - LONG_TASK_MS), 0)
  );
}
