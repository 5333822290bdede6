import { expect, test } from 'vitest';
import { addressFor } from '../src/address.ts';

test.each([
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['127.0.0.1', 'http://localhost:8080'],
  ['halma.example', 'http://halma.example:8080'],
  ['fe80::1', 'http://[fe80::1]:8080'],
])('listening on %s is announced as %s', (host, address) => {
  expect(addressFor(host, 8080)).toBe(address);
});
