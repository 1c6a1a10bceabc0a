import type { FastifyInstance } from 'fastify';

/**
 * What a page could ask of a device, and ours never does. Only names that browsers know today: they warn about others, and
 * every page here is quiet.
 */
const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** For how long browsers ask for https only, in seconds: a year (RFC 6797). */
const HTTPS_ONLY = 31_536_000;

/**
 * The headers of every answer (OWASP secure headers). An answer may load nothing at all, unless it sets a policy of its
 * own, as pages do. `secure`: the site is served over https.
 */
export function securityHeaders({ secure }: { secure: boolean }): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
    // Addresses of pages can hold a link out of a mail, and tell which page someone was on (contract 2.4).
    'Referrer-Policy': 'no-referrer',
    ...(secure ? { 'Strict-Transport-Security': `max-age=${HTTPS_ONLY}` } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    // The filter of old browsers could itself be turned against a page.
    'X-XSS-Protection': '0',
  };
}

/** Puts them on every answer of the app, before anything else may answer. */
export function mountSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
