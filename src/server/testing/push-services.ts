import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { afterAll } from 'vitest';
import { freshVapidKeys } from '#platform/push/vapid.ts';
import { listenOnFreePort, portOf } from './free-port.ts';

interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real HTTP server in this process that records its requests. */
class StandIn {
  readonly received: ReceivedRequest[] = [];
  readonly #server: Server;
  constructor(answer: (received: ReceivedRequest, response: ServerResponse) => void) {
    this.#server = createServer((request, response) => void this.#receive(request, response, answer));
  }
  get host(): string {
    return `127.0.0.1:${portOf(this.#server)}`;
  }
  async start(): Promise<void> {
    await listenOnFreePort(this.#server);
  }
  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }
  async #receive(
    request: IncomingMessage,
    response: ServerResponse,
    answer: (received: ReceivedRequest, response: ServerResponse) => void,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
    this.received.push(received);
    answer(received, response);
  }
}

export interface ExpoSent {
  readonly to: string;
  readonly title: string;
  readonly body: string;
  readonly ttl: number;
}

/** Expo's service. Tokens and tickets not listed here succeed. */
export class ExpoStandIn {
  /** Every call to `send`, as its messages. */
  readonly batches: ExpoSent[][] = [];
  /** Errors of single messages, by token. */
  readonly errors = new Map<string, string>();
  /** Tokens of another app, which fail the whole batch. */
  readonly foreign = new Set<string>();
  /** Errors in receipts, by token; `missing`: there is none yet. */
  readonly receiptErrors = new Map<string, string>();
  /** The status of every response while it is not 200. */
  status = 200;
  lookups = 0;
  readonly #server = new StandIn((received, response) => this.#answer(received, response));

  get url(): string {
    return `http://${this.#server.host}/push`;
  }
  get headers(): IncomingHttpHeaders | undefined {
    return this.#server.received.at(-1)?.headers;
  }
  /** Every message that was accepted, oldest first. */
  get sent(): ExpoSent[] {
    return this.batches.flat();
  }
  start = () => this.#server.start();
  stop = () => this.#server.stop();

  #answer({ path, body }: ReceivedRequest, response: ServerResponse): void {
    const reply = (status: number, json: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    if (this.status !== 200) return void reply(this.status, { errors: [{ code: 'BUSY' }] });
    const sent: unknown = JSON.parse(body.toString('utf8'));
    if (path === '/push/getReceipts')
      return void reply(200, { data: this.#receipts(sent as { ids: string[] }) });
    const messages = sent as ExpoSent[];
    if (messages.length > 1 && messages.some(({ to }) => this.foreign.has(to))) {
      return void reply(400, { errors: [{ code: 'PUSH_TOO_MANY_EXPERIENCE_IDS' }] });
    }
    this.batches.push(messages);
    const failed = (error: string) => ({ status: 'error', message: 'No.', details: { error } });
    const data = messages.map(({ to }) => {
      const error = this.errors.get(to);
      return error ? failed(error) : { status: 'ok', id: `ticket of ${to}` };
    });
    return void reply(200, { data });
  }

  #receipts({ ids }: { ids: string[] }) {
    this.lookups += 1;
    const receipts = ids.map((id) => {
      const error = this.receiptErrors.get(id.replace('ticket of ', ''));
      return [id, error ? { status: 'error', details: { error } } : { status: 'ok' }, error] as const;
    });
    return Object.fromEntries(
      receipts.filter(([, , error]) => error !== 'missing').map(([id, value]) => [id, value]),
    );
  }
}

/** A subscribed browser: what it tells us, and the keys it decrypts with. */
export class BrowserStandIn {
  readonly #curve = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };

  constructor(endpoint: string) {
    const p256dh = this.#curve.generateKeys('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  /** What was sent, decrypted the way a browser does (RFC 8188 §2, RFC 8291 §3.4). */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), sender]);
    const shared = hkdfSync('sha256', this.#curve.computeSecret(sender), this.#auth, info, 32);
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.toString('utf8').replace(/\u0002\0*$/, ''));
  }
}

/** The push service of a browser vendor. */
export class WebPushStandIn {
  /** The status of responses, by path; 201 for others. */
  readonly statuses = new Map<string, number>();
  readonly #server = new StandIn(({ path }, response) => {
    const status = this.statuses.get(path) ?? 201;
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end();
  });

  get host(): string {
    return this.#server.host;
  }
  browser(name: string): BrowserStandIn {
    return new BrowserStandIn(`http://${this.host}/${name}`);
  }
  /** The messages received for a browser, oldest first. */
  to(name: string): ReceivedRequest[] {
    return this.#server.received.filter(({ path }) => path === `/${name}`);
  }
  start = () => this.#server.start();
  stop = () => this.#server.stop();
}

/** Both services for all tests of a file, started before everything else in it. */
export async function startedPushServices(): Promise<{ expo: ExpoStandIn; web: WebPushStandIn }> {
  const services = { expo: new ExpoStandIn(), web: new WebPushStandIn() };
  await Promise.all([services.expo.start(), services.web.start()]);
  afterAll(() => Promise.all([services.expo.stop(), services.web.stop()]));
  return services;
}

/** Settings with new keys, with which a server sends to browsers. */
export function freshVapidSettings() {
  const { publicKey, privateKey } = freshVapidKeys();
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:push@houvast.example',
  };
}
