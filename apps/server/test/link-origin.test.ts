import { expect, test } from 'vitest';
import { linkOrigin } from '../src/http/link-origin.ts';
import { networkOf } from '../src/limits/network.ts';

const interfaces = { eth0: [{ address: '192.168.0.5', family: 'IPv4', internal: false }] };
const open = { publicOrigin: undefined, behindProxy: false, isOpenToNetwork: true };
const closed = { ...open, isOpenToNetwork: false };
const official = { ...open, publicOrigin: 'https://halma.example' };

test.each([
  ['the machine itself', open, '127.0.0.1', 'http://localhost:8080', 'http://192.168.0.5:8080'],
  ['the machine itself over IPv6', open, '::1', 'http://[::1]:8080', 'http://192.168.0.5:8080'],
  ['the usual port', open, '127.0.0.1', 'http://localhost', 'http://192.168.0.5:80'],
  ['a public address', official, '203.0.113.4', 'https://halma.example', 'https://halma.example'],
  [
    'a public address, from the machine',
    official,
    '127.0.0.1',
    'http://localhost:8080',
    'https://halma.example',
  ],
  ['a server that only its own machine can reach', closed, '127.0.0.1', 'http://localhost:8080', undefined],
  ['another machine', open, '192.168.0.9', 'http://192.168.0.5:8080', undefined],
  ['another machine that names localhost', open, '192.168.0.9', 'http://localhost:8080', undefined],
  ['a proxy on the machine', open, '127.0.0.1', 'http://halma.example', undefined],
  ['a malformed host', open, '127.0.0.1', 'http://local host:x', undefined],
])('links for others: %s', (_, publicAccess, remote, origin, expected) => {
  expect(linkOrigin(publicAccess, { network: networkOf(remote) }, origin, interfaces)).toBe(expected);
});

test('a machine without a network has no address for others', () => {
  expect(linkOrigin(open, { network: '127.0.0.1' }, 'http://localhost:8080', {})).toBeUndefined();
});
