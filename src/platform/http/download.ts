/** An answer that is a file instead of JSON, for endpoints with `download`. */
export class Download {
  readonly bytes: Buffer;
  readonly type: string;
  readonly filename: string;
  constructor(bytes: Buffer, { type, filename }: { type: string; filename: string }) {
    this.bytes = bytes;
    this.type = type;
    this.filename = filename;
  }
}
