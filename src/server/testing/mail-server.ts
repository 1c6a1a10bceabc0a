import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';
import { portOf } from './free-port.ts';

/** A mail as it arrived: the addresses of the envelope, and its contents. */
export interface ArrivedMail {
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly parsed: ParsedMail;
  /** The first link in the text. */
  readonly link: string;
}

/** What a one-time link carries, as the calls behind it take it. */
interface LinkParts {
  readonly uid: number;
  readonly timestamp: number;
  readonly hash: string;
}

/** Takes a one-time link of a mail apart. */
export function partsOf(link: string | undefined): LinkParts {
  const [uid, timestamp, hash] = link?.split('/').slice(-3) ?? [];
  if (!uid || !timestamp || !hash) throw new Error(`This is no one-time link: ${link}`);
  return { uid: Number(uid), timestamp: Number(timestamp), hash };
}

/** How the mail server responds to the next mails. */
export type Mood = 'kind' | 'refusesRecipient' | 'busy' | 'slow' | 'dropsAfterData' | 'silent';

/** How long a slow one takes per recipient, in milliseconds. */
const SLOW_MS = 400;

/** A real mail server in this process. */
export class MailServer {
  readonly arrived: ArrivedMail[] = [];
  mood: Mood = 'kind';
  readonly #encrypts: boolean;
  #server: SMTPServer | undefined;
  #port = 0;

  /** @param encrypts whether it offers encryption, with a certificate that nobody believes. */
  constructor(encrypts: boolean) {
    this.#encrypts = encrypts;
  }

  /** Where it listens, or will listen again after `stop`. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: this.#encrypts ? ['AUTH'] : ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo: (_address, _session, done) => {
        if (this.mood === 'refusesRecipient') return done(answer(550, 'No such mailbox'));
        if (this.mood === 'busy') return done(answer(450, 'Try again later'));
        if (this.mood === 'slow') return void setTimeout(done, SLOW_MS);
        return done();
      },
      onData: (stream, session, done) => {
        void this.#receive(stream, session.envelope.rcptTo).finally(() => {
          if (this.mood === 'dropsAfterData') for (const connection of server.connections) connection.close();
          else if (this.mood !== 'silent') done();
        });
      },
    });
    server.on('error', () => undefined);
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = portOf(server.server);
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(resolve));
    // Otherwise it would wait for clients that keep their connection open for the next mail.
    for (const connection of server.connections) connection.close();
    await closed;
  }

  /** The mails to an address, oldest first. */
  to(address: string): ArrivedMail[] {
    return this.arrived.filter(({ recipients }) => recipients.includes(address));
  }

  /** What the link in the newest mail to an address carries. */
  linkTo(address: string): LinkParts {
    return partsOf(this.to(address).at(-1)?.link);
  }

  async #receive(stream: AsyncIterable<Buffer>, to: readonly { address: string }[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const recipients = to.map(({ address }) => address);
    const parsed = await simpleParser(bytes);
    const link = /https?:\/\/\S+/.exec(parsed.text ?? '')?.[0] ?? '';
    this.arrived.push({ recipients, raw: bytes.toString('utf8'), parsed, link });
  }
}

/** One mail server for all tests of a file, started before everything else in it. */
export async function startedMailServer({ encrypts = false } = {}): Promise<MailServer> {
  const server = new MailServer(encrypts);
  await server.start();
  beforeAll(() => {
    server.mood = 'kind';
  });
  afterAll(() => server.stop());
  return server;
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
