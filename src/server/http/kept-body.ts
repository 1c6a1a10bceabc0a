import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The encodings of a kept body, the smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

const ENCODE: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (bytes) => compressGzip(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
};

/** A body that is the same for everybody. */
export interface KeptBody {
  /** The body in an encoding, made on first use. */
  in(encoding: Encoding): Promise<Buffer>;
}

/** Keeps a text, and each encoding of it once it was made. */
export function keptBody(text: string): KeptBody {
  const identity = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    in(encoding) {
      const body = made.get(encoding) ?? ENCODE[encoding](identity);
      made.set(encoding, body);
      return body;
    },
  };
}

/** Sends the body in the smallest encoding that the caller accepts. */
export async function sendKeptBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: KeptBody,
): Promise<FastifyReply> {
  const encoding = negotiate(headers['accept-encoding'] ?? '', [...ENCODINGS]) ?? 'identity';
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await body.in(encoding));
}
