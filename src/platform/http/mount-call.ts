import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Entrance } from '#contract/endpoint.ts';
import { amongPasswordCalls } from '../crypto/password.ts';
import type { JobName } from '../jobs/job-name.ts';
import { type ErrorAnswers, sendError } from './errors.ts';
import type { Kit } from './kit.ts';
import { schemasOf } from './schemas.ts';

/** What is known of a call before its body is read. */
export interface Admitted {
  /** Jobs to run after the commit: before it they would find nothing. */
  readonly toWake: Set<JobName>;
}

/** How a call is mounted: on the sites or on the host of the staff. */
interface Mounting<A extends Admitted> {
  readonly url: string;
  readonly endpoint: Call & Entrance;
  errors(request: FastifyRequest): ErrorAnswers;
  /** Refuses everything that can be refused before the body is read, in the order in which a caller should learn of it. */
  admit(request: FastifyRequest): Promise<A>;
  answer(request: FastifyRequest, admitted: A): Promise<unknown>;
  send(request: FastifyRequest, reply: FastifyReply, admitted: A, answer: unknown): FastifyReply;
}

/** Mounts one call: admits it, answers it in its turn, wakes the jobs it asked for, and sends the answer. */
export function mountCall<A extends Admitted>(
  app: FastifyInstance,
  kit: Pick<Kit, 'wake'>,
  { url, endpoint, errors, admit, answer, send }: Mounting<A>,
): void {
  const { method, mostBytes, takesPassword } = endpoint;
  const calls = new WeakMap<FastifyRequest, A>();
  app.route({
    method,
    url,
    schema: schemasOf(endpoint),
    ...(mostBytes === undefined ? {} : { bodyLimit: mostBytes }),
    errorHandler: (error, request, reply) => sendError(error, request, reply, errors(request)),
    onRequest: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      calls.set(request, await admit(request));
    },
    handler: async (request, reply) => {
      const admitted = calls.get(request);
      if (!admitted) throw new Error('The call was not admitted.');
      const run = () => answer(request, admitted);
      const answered = await (takesPassword ? amongPasswordCalls(run) : run()).finally(() => {
        // Also after a refusal: a call with several transactions may have committed something before it.
        for (const job of admitted.toWake) kit.wake(job);
      });
      return send(request, reply, admitted, answered);
    },
  });
}
