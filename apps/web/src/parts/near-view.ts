import { runWhenIdle } from './idle.ts';

/** The distance from the visible area at which a job runs, in pixels. */
const MARGIN_PX = 300;

/**
 * Runs a job once an element is near the visible area and the page is idle. Returns a function that cancels the
 * job.
 */
export function runWhenNear(element: Element, job: () => void): () => void {
  let cancelJob = (): void => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancelJob = runWhenIdle(job);
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelJob();
  };
}
