import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DigestOutcome } from './notices/digests.ts';

/** The metrics of a node, for monitoring. */
export interface Metrics {
  /**
   * Counts a command.
   *
   * @param seconds the time from its arrival to its response
   */
  countCommand(command: string, outcome: 'done' | 'refused' | 'failed', seconds: number): void;
  socketOpened(): void;
  socketClosed(): void;
  streamOpened(): void;
  streamClosed(): void;
  countDueWork(count: number): void;
  /** Counts a check of whether a person gets their daily e-mail. */
  countDigest(outcome: DigestOutcome): void;
  /** Returns all metrics in Prometheus format. */
  text(): Promise<string>;
}

/**
 * Creates the metrics of a node.
 *
 * @param includesProcessMetrics whether to add the default metrics of a Node process
 */
export function createMetrics(includesProcessMetrics: boolean): Metrics {
  const registry = new Registry();
  if (includesProcessMetrics) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const commands = new Histogram({
    name: 'halma_command_seconds',
    help: 'Time from the arrival of a command to its response.',
    labelNames: ['command', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const sockets = new Gauge({ name: 'halma_sockets', help: 'Open sockets.', registers });
  const streams = new Gauge({ name: 'halma_streams', help: 'Open streams to programs.', registers });
  const dueWork = new Counter({
    name: 'halma_due_work_total',
    help: 'Due work that this node has taken.',
    registers,
  });
  const digests = new Counter({
    name: 'halma_digests_total',
    help: 'Checks of whether a person gets their daily e-mail, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    countCommand: (command, outcome, seconds) => commands.observe({ command, outcome }, seconds),
    socketOpened: () => sockets.inc(),
    socketClosed: () => sockets.dec(),
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    countDueWork: (count) => dueWork.inc(count),
    countDigest: (outcome) => digests.inc({ outcome }),
    text: () => registry.metrics(),
  };
}
