import { createTransport } from 'nodemailer';
import type { Delivery, Postman } from './letter.ts';

/** Milliseconds a mail server may take to connect, to greet, and to respond. */
const CONNECT_TIMEOUT = 10_000;
const SILENCE_TIMEOUT = 20_000;

/**
 * Sends through the mail server of MAIL_URL. The sender's name is Houvast, whatever the site (contract head section).
 */
export function smtpPostman({ url, from }: { url: string; from: string }): Postman {
  const transport = createTransport({
    url,
    // One connection for many letters; an interrupted letter is retried by the outbox, which tracks it.
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain = 'localhost'] = from.split('@');
  return {
    keepsLetters: false,
    async deliver({ id, to, language, subject, html, text, unsubscribe }) {
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
        return 'taken';
      } catch (error) {
        return outcomeOf(error as { code?: string; responseCode?: number });
      }
    },
    close: () => transport.close(),
  };
}

/** Mail programs show a button for it and send the request themselves (RFC 2369, RFC 8058). */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * The replies of RFC 5321 §4.2.1: 5xx about this letter is permanent, 4xx temporary; anything else is about the server.
 */
function outcomeOf({ code, responseCode = 0 }: { code?: string; responseCode?: number }): Delivery {
  const aboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  // Without a reply it was never attempted: no server accepts such an address.
  if (code === 'EENVELOPE' && responseCode === 0) return 'refused';
  if (!aboutLetter || responseCode === 0 || responseCode === 421) return 'unreachable';
  return responseCode >= 500 ? 'refused' : 'later';
}

/** On a trial nothing leaves the machine: letters can be read at `/mailbox`. */
export const mailboxPostman: Postman = {
  keepsLetters: true,
  deliver: async () => 'taken',
  close: () => undefined,
};
