/** Returns the CPU time of this process, in milliseconds. Unlike elapsed time, it depends little on other programs. */
export function cpuTimeMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Returns the limits of a move from the arguments of a script: a limit of CPU time if they contain one, otherwise of nodes.
 *
 * @param {{ nodes: string, milliseconds?: string | undefined }} values
 * @returns {import('@halma/engine').Limits}
 */
export function limitsOf({ nodes, milliseconds }) {
  return milliseconds === undefined
    ? { now: () => 0, nodes: Number(nodes) }
    : { now: cpuTimeMs, milliseconds: Number(milliseconds) };
}
