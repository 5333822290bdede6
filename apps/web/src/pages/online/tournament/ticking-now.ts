import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { useOnline } from '../online-context.ts';

const SECOND_MS = 1000;

/**
 * Creates a signal with the server's time in milliseconds since 1970, updated every second. Before the
 * server's first message, it returns the device's time.
 */
export function createTickingNow(): Accessor<number> {
  const online = useOnline();
  const read = (): number => online.now() ?? Date.now();
  const [now, setNow] = createSignal(read());
  const timer = setInterval(() => setNow(read()), SECOND_MS);
  onCleanup(() => clearInterval(timer));
  return now;
}
