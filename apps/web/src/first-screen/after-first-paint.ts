/** The maximum time to wait for a paint, in milliseconds. A page in the background paints nothing. */
const MAX_WAIT_MS = 300;

/** Runs a job after the browser has painted the document, so that no script delays the first screen. */
export function afterFirstPaint(job: () => void): void {
  let hasRun = false;
  const run = (): void => {
    if (hasRun) return;
    hasRun = true;
    job();
  };
  // A task queued in an animation-frame callback runs after that frame is painted.
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, MAX_WAIT_MS);
}
