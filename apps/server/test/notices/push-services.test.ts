import { expect, test } from 'vitest';
import { isPushService, PUSH_SERVICES } from '../../src/notices/push-services.ts';

const ADDITIONAL_SERVICES = ['http://127.0.0.1:9000'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://127.0.0.1:9000/abc', true],
  // Only TLS on the default port is accepted.
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://127.0.0.1:9000/abc', false],
  ['http://127.0.0.1:9001/abc', false],
  // Hosts that only look like a push service.
  ['https://evil.fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://push.apple.com.evil.example/', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com@evil.example/abc', false],
  ['http://user:password@127.0.0.1:9000/abc', false],
  ['https://fcm.googleapis.com./abc', false],
  // Addresses inside the operator's network.
  ['https://localhost/abc', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/abc', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('%s is an address of a push service: %s', (address, isAllowed) => {
  expect(isPushService(address, ADDITIONAL_SERVICES)).toBe(isAllowed);
});

test.each(PUSH_SERVICES)('accepts the host of $vendor over TLS', ({ host }) => {
  expect(isPushService(`https://${host}/abc`, [])).toBe(true);
});
