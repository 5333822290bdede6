import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** The maximum time that a job waits for an idle page, in milliseconds. */
const MAX_WAIT_MS = 1500;

/** The pause before each job in browsers that do not report idle time, in milliseconds. */
const PAUSE_MS = 30;

const jobs: (() => void)[] = [];
let isScheduled = false;

/**
 * Runs a job when the page has nothing more urgent to do. Jobs run one at a time, so that the visitor's input never waits
 * for more than one of them. Returns a function that cancels the job.
 */
export function runWhenIdle(job: () => void): () => void {
  jobs.push(job);
  scheduleNext();
  return () => {
    const index = jobs.indexOf(job);
    if (index >= 0) jobs.splice(index, 1);
  };
}

/**
 * Computes a value when the page is idle; undefined until then. The computation is cancelled when the current
 * component is removed.
 */
export function createWhenIdle<Value>(compute: () => Value): Accessor<Value | undefined> {
  const [value, setValue] = createSignal<Value>();
  onCleanup(runWhenIdle(() => setValue(() => compute())));
  return value;
}

function scheduleNext(): void {
  if (isScheduled || jobs.length === 0) return;
  isScheduled = true;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(runNext, { timeout: MAX_WAIT_MS });
  else setTimeout(runNext, PAUSE_MS);
}

function runNext(): void {
  isScheduled = false;
  const job = jobs.shift();
  scheduleNext();
  job?.();
}
