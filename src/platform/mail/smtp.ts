import { connect, type Socket } from 'node:net';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { type CountDelivery, codeIn } from '../delivery.ts';
import { isLoopback } from '../net/network-address.ts';
import type { Mailer, MailOutcome } from './letter.ts';

/** Milliseconds a mail server may take to connect, to greet, and to respond. */
const CONNECT_TIMEOUT = 10_000;
const SILENCE_TIMEOUT = 20_000;
/** Milliseconds for a whole letter: less than the shortest delay after which another worker retries. */
const LETTER_TIMEOUT = 45_000;
const NO_RESPONSE = 'The mail server did not respond';
/** The ports of a MAIL_URL that names none (RFC 8314). */
const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;

type GetSocket = NonNullable<SMTPTransportOptions['getSocket']>;

interface Smtp {
  readonly url: string;
  readonly from: string;
  readonly allowPlain?: boolean;
  readonly count?: CountDelivery;
}

/**
 * Sends through the mail server of MAIL_URL. The sender's name is Houvast, whatever the site (contract head section).
 */
export function smtpMailer({ url, from, allowPlain = false, count }: Smtp): Mailer {
  let socket: Socket | undefined;
  const isLocal = isLoopback(new URL(url).hostname.replace(/[[\]]/g, ''));
  const transport = createTransport({
    url,
    // One connection for many letters; an interrupted letter is retried by the outbox, which tracks it.
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
    // Letters name people and open accounts: outside this machine they travel encrypted, or not at all.
    requireTLS: !allowPlain && !isLocal,
    // The certificate of a mail server here is for its public name, or is the one that it was installed with.
    tls: { rejectUnauthorized: !isLocal },
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (address, done) => {
      socket = connectTo(address, done);
    },
  });
  const [, domain = 'localhost'] = from.split('@');
  return {
    keepsLetters: false,
    async deliver({ id, to, language, subject, html, text, unsubscribe }) {
      // Each reply may take its time; without a limit for all of them a second worker could send the letter meanwhile.
      const tooLong = setTimeout(() => socket?.destroy(new Error(NO_RESPONSE)), LETTER_TIMEOUT);
      try {
        await transport.sendMail({
          from: { name: 'Houvast', address: from },
          // As an object, so that nothing in the text can become a second recipient.
          to: { name: '', address: to },
          subject,
          html,
          text,
          // The same for every attempt, so that a mail server can detect duplicates.
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': language,
            ...(unsubscribe === null ? {} : unsubscribeHeaders(unsubscribe)),
          },
        });
        count?.('taken');
        return 'taken';
      } catch (error) {
        const failure = error as SmtpFailure;
        const outcome = outcomeOf(failure);
        count?.(outcome, [codeIn(failure.code), failure.responseCode].filter(Boolean).join(' ') || undefined);
        return outcome;
      } finally {
        clearTimeout(tooLong);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Connects without Nagle's algorithm (RFC 896): a letter is written in pieces, and the last would wait 40 ms for the delayed
 * acknowledgement of the one before it.
 */
function connectTo(...[{ host, port, secure }, done]: Parameters<GetSocket>): Socket {
  const socket = connect({
    host: host ?? 'localhost',
    port: Number(port ?? (secure ? SMTPS_PORT : SUBMISSION_PORT)),
    noDelay: true,
  });
  const giveUp = () => socket.destroy(new Error(NO_RESPONSE));
  socket.setTimeout(CONNECT_TIMEOUT, giveUp);
  socket.once('error', done);
  socket.once('connect', () => {
    socket.off('error', done).setTimeout(0, giveUp);
    done(null, { connection: socket });
  });
  return socket;
}

/** Mail programs show a button for it and send the request themselves (RFC 2369, RFC 8058). */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The error that nodemailer throws: with its own code, and the code of the server's reply. */
interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

/**
 * The replies of RFC 5321 §4.2.1: 5xx about this letter is permanent, 4xx temporary; anything else is about the server.
 */
function outcomeOf({ code, responseCode = 0 }: SmtpFailure): MailOutcome {
  const aboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  // Without a reply it was not even attempted: no server would accept such an address.
  if (code === 'EENVELOPE' && responseCode === 0) return 'refused';
  if (!aboutLetter || responseCode === 0 || responseCode === 421) return 'unreachable';
  return responseCode >= 500 ? 'refused' : 'later';
}

/** On a trial nothing leaves the machine: letters can be read at `/mailbox`. */
export const mailboxMailer: Mailer = {
  keepsLetters: true,
  deliver: async () => 'taken',
  close: () => undefined,
};
