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

/** What everybody is sent alike. */
export interface KeptBody {
  /** In an encoding, which is made when it is asked for first. */
  in(encoding: Encoding): Promise<Buffer>;
}

/** Keeps a text for as long as the answer lives; no encoding is made twice. */
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

/** Sends it in the smallest encoding that the caller takes. */
export async function sendKeptBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: KeptBody,
): Promise<FastifyReply> {
  const encoding = negotiate(headers['accept-encoding'] ?? '', [...ENCODINGS]) ?? 'identity';
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await body.in(encoding));
}
