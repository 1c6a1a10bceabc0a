import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer of an endpoint that is not always revalidated, to be sent as one that is. */
export class Revalidated<Answer> {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/**
 * Sends an answer that the browser may keep for its own person, with a tag of its content; 304 without a body when that
 * is what it has already (RFC 9110, 8.8.3 and 13.1.2). The tag is weak, because the same content may arrive compressed.
 */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const body = reply.serialize(answer) as string;
  const tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.header('Cache-Control', 'private, no-cache').header('ETag', tag);
  if (knows(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Whether a client that sent this `If-None-Match` holds the answer with this weak tag already. */
export function knows(condition: string | undefined, tag: string): boolean {
  const held = new Set(['*', tag, tag.slice('W/'.length)]);
  return (condition ?? '').split(',').some((given) => held.has(given.trim()));
}
