import type { FastifyInstance } from 'fastify';

/**
 * Device features a page could ask for and ours never do. Only names that browsers know today: they log a warning about
 * others.
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

/** How long browsers must use https only, in seconds: a year (RFC 6797). */
const HTTPS_ONLY = 31_536_000;

/**
 * The headers of every response (OWASP secure headers). A response may load nothing at all, unless it sets its own
 * policy, as pages do. `secure`: the site is served over https.
 */
export function securityHeaders({ secure }: { secure: boolean }): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
    // Page URLs can contain a link hash from a mail, and reveal which page someone was on (contract 2.4).
    'Referrer-Policy': 'no-referrer',
    ...(secure ? { 'Strict-Transport-Security': `max-age=${HTTPS_ONLY}; includeSubDomains` } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    // The XSS filter of old browsers could itself be abused.
    'X-XSS-Protection': '0',
  };
}

/** Adds them to every response; must be registered before anything that may reply. */
export function mountSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
