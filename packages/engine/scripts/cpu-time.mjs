/** Returns the CPU time of this process, in milliseconds. Unlike elapsed time, it depends little on other programs. */
export function cpuTimeMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Returns the limits for a move from a script's arguments: a CPU time limit if they contain one, otherwise a
 * node limit.
 *
 * @param {{ nodes: string, milliseconds?: string | undefined }} values
 * @returns {import('@halma/engine').Limits}
 */
export function limitsFromArguments({ nodes, milliseconds }) {
  return milliseconds === undefined
    ? { now: () => 0, nodes: Number(nodes) }
    : { now: cpuTimeMs, milliseconds: Number(milliseconds) };
}
