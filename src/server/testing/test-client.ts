import type { Readable } from 'node:stream';
import type { FastifyInstance, HTTPMethods, InjectOptions } from 'fastify';

export interface TestAnswer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
  /** The raw body. */
  readonly bytes: Buffer;
  /** The body as JSON; undefined when it is empty. Tests assert its shape. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads answers of any shape, wrong ones too
  readonly json: any;
}

interface Options {
  readonly headers?: Record<string, string>;
  /** Sent as is, instead of JSON. */
  readonly raw?: string | Readable;
}

/** Where it calls, and from where. */
interface Place {
  readonly host: string;
  readonly base: string;
  readonly address: string;
  /** Sent with every call, for a host that asks for it. */
  readonly origin?: string;
}

/** Calls the server like one browser: keeps its cookies, sends the token with changes. */
export class TestClient {
  readonly #app: FastifyInstance;
  readonly #place: Place;
  /** The cookie of its session, as name=value. */
  cookie: string | undefined;
  /** The cookie by which an account knows a browser, as name=value. */
  device: string | undefined;
  /** The cookie that recognises a browser when it comes back from an organisation's login, as name=value. */
  signOn: string | undefined;
  #token: string | undefined;

  constructor(app: FastifyInstance, place: Place) {
    this.#app = app;
    this.#place = place;
  }

  get(path: string, options: Options = {}): Promise<TestAnswer> {
    return this.send('GET', path, undefined, options);
  }
  async post(path: string, body?: unknown, options: Options = {}): Promise<TestAnswer> {
    return this.send('POST', path, body, await this.#withToken(options));
  }
  async put(path: string, body?: unknown, options: Options = {}): Promise<TestAnswer> {
    return this.send('PUT', path, body, await this.#withToken(options));
  }
  async patch(path: string, body?: unknown, options: Options = {}): Promise<TestAnswer> {
    return this.send('PATCH', path, body, await this.#withToken(options));
  }
  async delete(path: string, body?: unknown, options: Options = {}): Promise<TestAnswer> {
    return this.send('DELETE', path, body, await this.#withToken(options));
  }

  /** Sends exactly what is given: no token is added. */
  async send(
    method: HTTPMethods,
    path: string,
    body: unknown,
    { headers = {}, raw }: Options = {},
  ): Promise<TestAnswer> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const cookie = [this.cookie, this.device, this.signOn].filter(Boolean).join('; ');
    const request: InjectOptions = {
      method,
      url: this.#place.base + path,
      remoteAddress: this.#place.address,
      headers: {
        host: this.#place.host,
        ...(this.#place.origin === undefined ? {} : { origin: this.#place.origin }),
        ...(cookie ? { cookie } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    };
    const response = await this.#app.inject(request);
    for (const changed of [response.headers['set-cookie'] ?? []].flat()) this.#takeCookie(changed);
    const isJson = response.headers['content-type']?.includes('json') === true && response.body !== '';
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
      json: isJson ? JSON.parse(response.body) : undefined,
    };
  }

  /**
   * On a device of their own, unless said otherwise, because most tests let days pass; without the session that was there
   * before, because somebody who is logged in cannot log in.
   */
  async login(mail: string, password: string, { ownDevice = true } = {}): Promise<TestAnswer> {
    this.cookie = undefined;
    this.#token = undefined;
    const body = { name: mail, pass: password, own_device: ownDevice };
    const answer = await this.send('POST', '/user/login', body);
    if (answer.status !== 200) throw new Error(`Login failed: ${answer.text}`);
    return answer;
  }

  /** The number of the account that is logged in. */
  async uid(): Promise<number> {
    return (await this.get('/user/me')).json.uid[0].value;
  }

  async token(): Promise<string> {
    this.#token ??= (await this.get('/rest/session/token')).text;
    return this.#token;
  }

  async #withToken(options: Options): Promise<Options> {
    if (!this.cookie) return options;
    return { ...options, headers: { 'x-csrf-token': await this.token(), ...options.headers } };
  }

  #takeCookie(header: string): void {
    const [pair = ''] = header.split(';');
    const kept = pair.endsWith('=') ? undefined : pair;
    if (/^(?:__Host-)?(?:staff-)?device=/.test(pair)) {
      this.device = kept;
      return;
    }
    if (/^(?:__Host-)?sign-on=/.test(pair)) {
      this.signOn = kept;
      return;
    }
    this.cookie = kept;
    this.#token = undefined;
  }
}
