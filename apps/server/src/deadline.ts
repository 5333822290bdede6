/** Settles like a promise, but rejects if that takes too long. The work itself continues. */
export function withDeadline<Value>(
  work: Promise<Value>,
  limitMs: number,
  description: string,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${description} took longer than ${limitMs} ms`)),
      limitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
