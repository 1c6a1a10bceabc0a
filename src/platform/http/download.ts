import type { FastifyReply } from 'fastify';

/** A response that is a file instead of JSON, of the type that the endpoint declares under `download`. */
export class Download {
  readonly bytes: Buffer;
  readonly filename: string;
  constructor(bytes: Buffer, filename: string) {
    this.bytes = bytes;
    this.filename = filename;
  }
}

/** Sends the file as it is. */
export function sendFile(reply: FastifyReply, { bytes, filename }: Download): FastifyReply {
  reply.header('Content-Disposition', `attachment; filename="${filename}"`);
  return reply.serializer((payload: string) => payload).send(bytes);
}
