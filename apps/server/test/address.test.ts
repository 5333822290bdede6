import { expect, test } from 'vitest';
import { displayAddress, isOpenToNetwork } from '../src/address.ts';

test.each([
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['127.0.0.1', 'http://localhost:8080'],
  ['halma.example', 'http://halma.example:8080'],
  ['fe80::1', 'http://[fe80::1]:8080'],
])('shows a server on host %s as %s', (host, address) => {
  expect(displayAddress(host, 8080)).toBe(address);
});

test.each([
  ['0.0.0.0', true],
  ['::', true],
  ['127.0.0.1', false],
  ['halma.example', false],
])('reports whether other machines can reach host %s: %s', (host, isOpen) => {
  expect(isOpenToNetwork(host)).toBe(isOpen);
});
