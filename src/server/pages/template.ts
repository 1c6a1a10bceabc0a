import { constants, crc32, deflateRawSync } from 'node:zlib';

/** What is filled into a page for the one person who gets it. */
const HOLES = ['nonce', 'me', 'name', 'nickname', 'mail'] as const;
export type Hole = (typeof HOLES)[number];

/** A page with holes. The parts between them are compressed once. */
export interface Template {
  readonly holes: readonly Hole[];
  /** One more than there are holes. */
  readonly parts: readonly { readonly bytes: Buffer; readonly deflated: Buffer }[];
}

/** A page cut at the places to fill in. */
export interface Cut {
  /** One more than there are holes. */
  readonly texts: readonly string[];
  readonly holes: readonly Hole[];
}

/** Cuts a page at these values; an empty value is skipped. */
export function cut(page: string, words: Readonly<Record<Hole, string>>): Cut {
  const wanted = HOLES.filter((hole) => words[hole] !== '');
  const texts: string[] = [];
  const holes: Hole[] = [];
  for (let from = 0; ; ) {
    const places = wanted.map((hole) => ({ hole, word: words[hole], at: page.indexOf(words[hole], from) }));
    const [next] = places.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at);
    texts.push(page.slice(from, next?.at));
    if (!next) return { texts, holes };
    holes.push(next.hole);
    from = next.at + next.word.length;
  }
}

export function templateOf({ texts, holes }: Cut): Template {
  const parts = texts.map((text) => {
    const bytes = Buffer.from(text);
    // Each part is flushed separately to a byte boundary, so that the filled-in values may have any length.
    return { bytes, deflated: deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) };
  });
  return { holes, parts };
}

type Filling = (hole: Hole) => string;

/** The whole page, uncompressed. */
export function filled({ parts, holes }: Template, filling: Filling): Buffer {
  return Buffer.concat(
    parts.flatMap(({ bytes }, index) => {
      const hole = holes[index];
      return hole === undefined ? [bytes] : [bytes, Buffer.from(filling(hole))];
    }),
  );
}

/** A ten-byte gzip header without name, time or system (RFC 1952, 2.3). */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty final block. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 255, 255]);

/** The same as gzip: one stream, joined from the precompressed parts and, uncompressed, the filled-in values. */
export function filledGzip({ parts, holes }: Template, filling: Filling): Buffer {
  const out: Buffer[] = [GZIP_HEAD];
  let sum = 0;
  let length = 0;
  const count = (bytes: Buffer) => {
    sum = crc32(bytes, sum);
    length += bytes.length;
  };
  parts.forEach(({ bytes, deflated }, index) => {
    out.push(deflated);
    count(bytes);
    const hole = holes[index];
    if (hole === undefined) return;
    const value = Buffer.from(filling(hole));
    out.push(storedHead(value.length), value);
    count(value);
  });
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length, 4);
  return Buffer.concat([...out, LAST_BLOCK, tail]);
}

/** The header of an uncompressed block (RFC 1951, 3.2.4): at most 64 KiB, and a person's data is far less. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
}
