import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { STOP_SIGNALS } from '../src/exit-status.ts';
import { InterruptHandler } from '../src/interrupt-handler.ts';

test.each(STOP_SIGNALS)('%s ends the process before a task has started', (signal) => {
  const source = new EventEmitter();
  const exit = vi.fn();
  new InterruptHandler(source, exit, () => 0);
  source.emit(signal);
  expect(exit.mock.calls).toEqual([[signal]]);
});

test.each(STOP_SIGNALS)(
  'the first %s stops a task, and only a Ctrl-C soon after it ends the process',
  (signal) => {
    const source = new EventEmitter();
    const [exit, stop] = [vi.fn(), vi.fn()];
    const interrupts = new InterruptHandler(source, exit, () => 0);
    interrupts.defer(stop);
    for (const name of [signal, 'SIGTERM', 'SIGHUP']) source.emit(name);
    expect([stop.mock.calls, exit.mock.calls]).toEqual([[[signal]], []]);
    source.emit('SIGINT');
    expect([stop.mock.calls, exit.mock.calls]).toEqual([[[signal]], [['SIGINT']]]);
  },
);

test.each(STOP_SIGNALS)('a second %s ends a process that has not stopped after a while', (signal) => {
  const source = new EventEmitter();
  const exit = vi.fn();
  let now = 0;
  const interrupts = new InterruptHandler(source, exit, () => now);
  interrupts.defer(() => {});
  source.emit(signal);
  now = 1001;
  source.emit(signal);
  expect(exit.mock.calls).toEqual([[signal]]);
});

test('always has one listener for each signal, and can leave interruptions to others', () => {
  const source = new EventEmitter();
  const exit = vi.fn();
  const removed: unknown[] = [];
  source.on('removeListener', (name) => removed.push(name));
  const interrupts = new InterruptHandler(source, exit, () => 0);
  interrupts.defer(() => {});
  source.emit('SIGINT');
  interrupts.release();
  for (const name of STOP_SIGNALS) source.emit(name);
  expect(removed).toEqual([]);
  expect(STOP_SIGNALS.map((name) => source.listenerCount(name))).toEqual([1, 1, 1]);
  expect(exit).not.toHaveBeenCalled();
});
