import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response of an endpoint that is not always revalidated, to be sent as one that is. */
export class Revalidated<Answer> {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/** Serialized bodies of responses that are sent repeatedly; one object is the response of one endpoint. */
const sent = new WeakMap<object, { readonly body: string; readonly tag: string }>();

/**
 * Sends a response that the browser may cache privately, with an ETag of its content; 304 without a body if the browser
 * has it already (RFC 9110, 8.8.3 and 13.1.2). The tag is weak, because the same content may arrive compressed.
 */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  const { body, tag } = sent.get(answer) ?? written(reply, answer);
  reply.header('Cache-Control', 'private, no-cache').header('ETag', tag);
  if (knows(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

function written(reply: FastifyReply, answer: object): { readonly body: string; readonly tag: string } {
  const body = reply.serialize(answer) as string;
  const tag = `W/"${hash('sha256', body, 'base64url')}"`;
  sent.set(answer, { body, tag });
  return { body, tag };
}

/** Whether a client that sent this `If-None-Match` already has the response with this weak tag. */
export function knows(condition: string | undefined, tag: string): boolean {
  const held = new Set(['*', tag, tag.slice('W/'.length)]);
  return (condition ?? '').split(',').some((given) => held.has(given.trim()));
}
