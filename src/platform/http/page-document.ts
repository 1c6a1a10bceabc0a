import type { FastifyReply } from 'fastify';

/** A page as sent: the whole document, and the policy that it is shown under. */
export interface PageDocument {
  readonly html: string;
  readonly policy: string;
}

/** Sends a page for one visitor, which nothing may cache. */
export function sendDocument(
  reply: FastifyReply,
  { html, policy }: PageDocument,
  status: number,
): FastifyReply {
  return reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
