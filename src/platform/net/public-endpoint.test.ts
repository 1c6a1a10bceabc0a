import { expect, test } from 'vitest';
import { isPublicEndpoint } from './public-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QK',
  'https://fcm.googleapis.com:443/x',
  'https://8.8.8.8/push',
  'https://[2606:4700:4700::1111]/push',
])('%s may be an endpoint', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://user:pass@fcm.googleapis.com/x',
  'ftp://push.example.nl/',
  'file:///etc/passwd',
  'https://localhost/x',
  'https://LOCALHOST./x',
  'https://a.localhost/x',
  'https://printer.local/x',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://db/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f.0.0.1/x',
  'https://0177.0.0.1/x',
  'https://127.0.0.1./x',
  'https://127.0.0.1../x',
  'https://localhost../x',
  'https://push.local../x',
  'https://a..b/x',
  'https://*.example.nl/x',
  'https://①②⑦.0.0.1/x',
  'https://10.0.0.5/x',
  'https://100.64.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fe80::1]/x',
  'https://[fd00::1]/x',
  `https://push.example.nl/${'x'.repeat(2_048)}`,
  'push.example.nl',
  '',
])('%s may not', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});
