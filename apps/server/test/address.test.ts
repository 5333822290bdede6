import { expect, test } from 'vitest';
import { displayAddress, isOpenToNetwork, networkAddresses, networkNotice } from '../src/address.ts';

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
])('a server on host %s listens on all addresses: %s', (host, isOpen) => {
  expect(isOpenToNetwork(host)).toBe(isOpen);
});

const loopback = { address: '127.0.0.1', family: 'IPv4', internal: true };
const wired = { address: '192.0.2.7', family: 'IPv4', internal: false };
const wireless = { address: '198.51.100.9', family: 'IPv4', internal: false };
const home = { address: '192.168.0.5', family: 'IPv4', internal: false };
const office = { address: '10.1.2.3', family: 'IPv4', internal: false };
const container = { address: '172.17.0.1', family: 'IPv4', internal: false };
const linkLocal = { address: 'fe80::1', family: 'IPv6', internal: false };

test.each([
  ['none but the loopback one', { lo: [loopback] }, ''],
  [
    'one with a link-local address too',
    { lo: [loopback], eth0: [wired, linkLocal] },
    ' at http://192.0.2.7:8080',
  ],
  [
    'two and one without addresses',
    { eth0: [wired], wlan0: [wireless], down: undefined },
    ' at http://192.0.2.7:8080 or http://198.51.100.9:8080',
  ],
  [
    'those of private networks and a public one',
    { docker0: [container], tun0: [wireless], eth0: [office], wlan0: [home] },
    ' at http://192.168.0.5:8080, http://10.1.2.3:8080, http://172.17.0.1:8080, or http://198.51.100.9:8080',
  ],
])('names the addresses for other machines, with these interfaces: %s', (_name, interfaces, where) => {
  expect(networkNotice(networkAddresses(interfaces, 8080))).toBe(
    `Other machines on your network can reach it${where}. To prevent that, set HOST=127.0.0.1.`,
  );
});
