import { Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { codeOf } from '#domain/kit/thrown.ts';
import { isAddress, isPublicAddress } from '#platform/net/network-address.ts';
import { type CountDelivery, codeIn } from '../delivery.ts';
import { isPublicEndpoint } from '../net/public-endpoint.ts';
import type {
  PushOutcome,
  Subscription,
  WebPushIntake,
  WebPushMessage,
  WebPushService,
} from './push-service.ts';
import type { VapidKeys } from './vapid.ts';

/**
 * Milliseconds a service may take, and its name server: together less than the shortest delay after which another worker retries.
 */
const TIMEOUT = 10_000;
const NAME_TIMEOUT = 3_000;

interface Reach {
  /** Hosts with their ports that stand in for the services in a test: reached over http too, at any address. */
  readonly trusted?: ReadonlySet<string> | undefined;
  /** Resolves all addresses of a name. */
  readonly lookup?: (name: string) => Promise<readonly string[]>;
}

const isTrusted = (endpoint: string, { trusted }: Reach) =>
  trusted !== undefined && URL.canParse(endpoint) && trusted.has(new URL(endpoint).host);

/** What calls need to know of Web Push with these keys. */
export function webPushIntake({ publicKey }: VapidKeys, reach: Reach = {}): WebPushIntake {
  return { publicKey, accepts: (endpoint) => isTrusted(endpoint, reach) || isPublicEndpoint(endpoint) };
}

/** Sends to the endpoints of browsers, encrypted for the browser (RFC 8291) and signed by us (RFC 8292). */
export function webPushService(
  vapidDetails: VapidKeys,
  reach: Reach = {},
  count?: CountDelivery,
): WebPushService {
  return {
    async send(subscription, message) {
      const { kind, reason } = await attempt(subscription, message);
      count?.(kind, reason);
      return { kind };
    },
  };

  async function attempt(
    subscription: Subscription,
    { ttlSeconds, json }: WebPushMessage,
  ): Promise<{ kind: PushOutcome['kind']; reason?: string }> {
    const { endpoint } = subscription;
    let request: webPush.RequestDetails;
    try {
      request = webPush.generateRequestDetails(subscription, json, { vapidDetails, TTL: ttlSeconds });
    } catch {
      // Keys that cannot be used to encrypt: no browser made them.
      return { kind: 'gone' };
    }
    try {
      const address = await checkedAddress(endpoint, reach);
      if (!address) return { kind: 'later', reason: 'address' };
      const status = await post(endpoint, address, request);
      return { kind: outcomeOf(status), reason: String(status) };
    } catch (error) {
      return { kind: 'later', reason: codeIn(codeOf(error)) ?? 'unanswered' };
    }
  }
}

/**
 * The address to connect to. A name is resolved once and all its addresses must be public; connecting to the checked
 * address leaves no moment in which the name could resolve elsewhere (docs/decisions/0025).
 */
async function checkedAddress(endpoint: string, reach: Reach): Promise<string | undefined> {
  const trusted = isTrusted(endpoint, reach);
  if (!trusted && !isPublicEndpoint(endpoint)) return undefined;
  const found = await addressesOf(bare(new URL(endpoint).hostname), reach.lookup ?? askNameServers);
  const refused = !trusted && found.some((address) => !isPublicAddress(address));
  return refused ? undefined : found[0];
}

async function addressesOf(host: string, lookup: NonNullable<Reach['lookup']>): Promise<readonly string[]> {
  return isAddress(host) ? [host] : lookup(host);
}

const nameServers = new Resolver({ timeout: NAME_TIMEOUT, tries: 1 });

/**
 * Not the system resolver: a silent name server, which the owner of the endpoint chose, would block one of the few threads on
 * which the database and the mail server are resolved too.
 */
async function askNameServers(name: string): Promise<readonly string[]> {
  const lookups = [nameServers.resolve4(name), nameServers.resolve6(name)];
  const answers = await Promise.allSettled(lookups);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** A host as in a URL, without the brackets of IPv6. */
const bare = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

/** The status of the response. Redirects are not followed, and the body is not read. */
function post(endpoint: string, address: string, request: webPush.RequestDetails): Promise<number> {
  const { protocol, host, hostname, port, pathname, search } = new URL(endpoint);
  const secure = protocol === 'https:';
  return new Promise((resolve, reject) => {
    const call = (secure ? requestHttps : requestHttp)({
      method: 'POST',
      host: address,
      port: port || (secure ? 443 : 80),
      path: pathname + search,
      headers: { ...request.headers, Host: host },
      // The certificate is that of the name, whatever address is connected to.
      ...(secure && !isAddress(bare(hostname)) ? { servername: hostname } : {}),
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    call.on('error', reject);
    call.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    call.end(request.body);
  });
}

/** RFC 8030 §5 and §7.3: 404 and 410 mean that the subscription ended; 429 and errors of the service may pass. */
function outcomeOf(status: number): PushOutcome['kind'] {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
}
