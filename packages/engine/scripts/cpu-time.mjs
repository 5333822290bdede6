/** Returns the CPU time of this process in milliseconds, which other programs do not use up. */
export function cpuTimeMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Returns the limits for a move that the arguments of a script ask for: CPU time if it is given, otherwise nodes.
 *
 * @param {{ nodes: string, milliseconds?: string | undefined }} words
 * @returns {import('@halma/engine').Limits}
 */
export function limitsOf({ nodes, milliseconds }) {
  return milliseconds === undefined
    ? { now: () => 0, nodes: Number(nodes) }
    : { now: cpuTimeMs, milliseconds: Number(milliseconds) };
}
