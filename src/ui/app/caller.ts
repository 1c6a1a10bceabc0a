import { fillPath, type Input } from '#contract/call-path.ts';
import type { Call, Called, CallInput, EndpointReply, ErrorCode, SecondStep } from '#contract/endpoint.ts';

/** Sends a call to the server: fetch in the browser, in-process during server rendering. */
export type Transport = (request: {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}) => Promise<TransportAnswer>;

interface TransportAnswer {
  readonly status: number;
  readonly body: string;
  /** The request id of this call on the server. */
  readonly requestId?: string | undefined;
  /** The seconds of `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined;
}

/** A call that was refused, or got no response (`network`). */
export class CallFailure extends Error {
  readonly code: ErrorCode | 'network';
  /** Messages in the person's language, by field on the wire. */
  readonly fields: Readonly<Record<string, string>>;
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** For support requests; undefined when our server did not answer. */
  readonly requestId: string | undefined;
  /** Whether a change was sent and nothing of our server came back: it may have been made. */
  readonly isUnanswered: boolean;
  /** When it is worth trying again, if the server said so. */
  readonly retryAfterSeconds: number | undefined;
  /** The second step a login still needs, when the password was right. */
  readonly secondStep: SecondStep | undefined;
  constructor(
    code: ErrorCode | 'network',
    message: string,
    {
      fields = {},
      status,
      requestId,
      isUnanswered = false,
      retryAfterSeconds,
      secondStep,
    }: Partial<Omit<CallFailure, keyof Error | 'code'>> = {},
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.status = status;
    this.requestId = requestId;
    this.isUnanswered = isUnanswered;
    this.retryAfterSeconds = retryAfterSeconds;
    this.secondStep = secondStep;
  }
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** How long a call that reached a limit has to wait at most; null for other failures. */
export function limitOf({
  code,
  retryAfterSeconds = HOUR_SECONDS,
}: CallFailure): 'minute' | 'hour' | 'day' | null {
  if (code !== 'too_many_requests') return null;
  if (retryAfterSeconds <= MINUTE_SECONDS) return 'minute';
  return retryAfterSeconds <= HOUR_SECONDS ? 'hour' : 'day';
}

/** How many minutes a call that was refused for now has to wait. */
export function minutesToWait({ retryAfterSeconds = MINUTE_SECONDS }: CallFailure): number {
  return Math.ceil(retryAfterSeconds / MINUTE_SECONDS);
}

/** Whether a call was refused because nobody is logged in (any more). */
export function isSessionOver(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'login_required';
}

/** The arguments of a call to this endpoint: none when it has no input. */
export type CallArguments<E extends Call> = keyof CallInput<E> extends never ? [] : [input: CallInput<E>];

/** Calls endpoints by their declarations. Rejects only with a `CallFailure`. */
export interface Caller {
  call<E extends Call>(endpoint: E, ...input: CallArguments<E>): Promise<EndpointReply<E>>;
  /** The same, with an idempotency key. */
  callOnce<E extends Call>(key: string, endpoint: E, ...input: CallArguments<E>): Promise<EndpointReply<E>>;
  /** The URL of a read, for a download link. */
  addressOf<E extends Call & { method: 'GET' }>(endpoint: E, ...input: CallArguments<E>): string;
  /** Prefetches the token, so that a change sent while the page unloads does not have to wait for it. */
  prepareChange(): void;
  /** Drops the token, which is bound to the session: call after logging in or out. */
  forgetToken(): void;
}

interface Watching {
  /** Wraps every call, to see how it ends. */
  follow<Reply>(reply: Promise<Reply>): Promise<Reply>;
  /** Rejects with a `CallFailure` when somebody else is logged in than the person the page belongs to. */
  checkWho(): Promise<void>;
}

/** `base`: the start of every path, `/api` with the language on the sites. */
export function createCaller(
  base: `/api${string}`,
  transport: Transport,
  { follow = (reply) => reply, checkWho = () => Promise.resolve() }: Partial<Watching> = {},
): Caller {
  let token: Promise<string> | undefined;

  // The token belongs to whoever is logged in now, and a change would be made in their name.
  const fetchToken = async () => {
    const [answer] = await Promise.all([
      arrive(transport, { method: 'GET', path: `${base}/rest/session/token` }),
      checkWho(),
    ]);
    if (answer.status !== 200) throw failureOf(answer);
    if (!/^[\w-]+$/.test(answer.body)) throw notOurs();
    return answer.body;
  };

  async function send(
    endpoint: Called,
    input: Input,
    key: string | undefined,
    retry: boolean,
  ): Promise<unknown> {
    const headers: Record<string, string> = {};
    const changes = endpoint.method !== 'GET';
    if (changes && endpoint.access !== 'visitor') {
      token ??= fetchToken();
      headers['X-CSRF-Token'] = await token.catch((error: unknown) => {
        token = undefined;
        throw error;
      });
    }
    if (key !== undefined) headers['Idempotency-Key'] = key;
    if (input.body !== undefined) headers['Content-Type'] = 'application/json';
    const request = {
      method: endpoint.method,
      path: base + fillPath(endpoint.path, input),
      headers,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    };
    const answer = await arrive(transport, request, changes);
    if (answer.status >= 200 && answer.status < 300) return parse(endpoint, answer.body, changes);
    const failure = failureOf(answer, changes);
    if (retry && failure.code.startsWith('csrf_')) {
      token = undefined;
      return send(endpoint, input, key, false);
    }
    throw failure;
  }

  return {
    prepareChange() {
      token ??= fetchToken();
      // The call that needs it reports the failure.
      token.catch(() => (token = undefined));
    },
    call: ((endpoint: Called, input: Input = {}) =>
      follow(send(endpoint, input, undefined, true))) as Caller['call'],
    callOnce: ((key: string, endpoint: Called, input: Input = {}) =>
      follow(send(endpoint, input, key, true))) as Caller['callOnce'],
    addressOf: (endpoint: Called, input: Input = {}) => base + fillPath(endpoint.path, input),
    forgetToken() {
      token = undefined;
    },
  };
}

async function arrive(transport: Transport, request: Parameters<Transport>[0], isUnanswered = false) {
  try {
    return await transport(request);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no connection';
    throw new CallFailure('network', reason, { isUnanswered });
  }
}

function parse(endpoint: Called, body: string, isChange: boolean): unknown {
  if (body === '') return undefined;
  if (endpoint.plainText) return body;
  try {
    return JSON.parse(body);
  } catch {
    throw notOurs(isChange);
  }
}

/** A response that is not from our server, such as the login page of a hotel network: as good as no connection. */
function notOurs(isUnanswered = false): CallFailure {
  return new CallFailure('network', 'an answer that is not ours', { isUnanswered });
}

/** A refusal on the wire. */
interface WireRefusal extends Partial<SecondStep> {
  readonly message: string;
  readonly code?: ErrorCode;
  readonly error?: Record<string, string>;
}

function failureOf(
  { status, body, requestId, retryAfterSeconds }: TransportAnswer,
  isChange = false,
): CallFailure {
  try {
    const refusal: WireRefusal = JSON.parse(body);
    const { message, code, error: fields = {}, challenge, enrol } = refusal;
    const secondStep = challenge === undefined ? undefined : { challenge, ...(enrol ? { enrol } : {}) };
    const parts = { fields, status, requestId, retryAfterSeconds, secondStep };
    return new CallFailure(code ?? 'internal', message, parts);
  } catch {
    // Not from our server, which refuses calls in JSON, but from a proxy before it.
    const parts = { status, retryAfterSeconds, isUnanswered: isChange };
    return new CallFailure(status === 503 ? 'unavailable' : 'internal', `status ${status}`, parts);
  }
}
