import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { InterruptHandler } from '../src/interrupt-handler.ts';

test('the first interruption stops a task, the second one ends the process', () => {
  const source = new EventEmitter();
  const [exit, stop] = [vi.fn(), vi.fn()];
  const interrupts = new InterruptHandler(source, exit);
  interrupts.defer(stop);
  source.emit('SIGINT');
  expect([stop.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
  source.emit('SIGINT');
  expect([stop.mock.calls.length, exit.mock.calls.length]).toEqual([1, 1]);
});

test('always has one listener, and can leave interruptions to others', () => {
  const source = new EventEmitter();
  const exit = vi.fn();
  const counts: number[] = [];
  source.on('removeListener', () => counts.push(source.listenerCount('SIGINT')));
  const interrupts = new InterruptHandler(source, exit);
  interrupts.defer(() => {});
  source.emit('SIGINT');
  interrupts.release();
  source.emit('SIGINT');
  expect(counts).toEqual([]);
  expect(source.listenerCount('SIGINT')).toBe(1);
  expect(exit).not.toHaveBeenCalled();
});
