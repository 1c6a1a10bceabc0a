/** A response that is a file instead of JSON, of the type that the endpoint declares under `download`. */
export class Download {
  readonly bytes: Buffer;
  readonly filename: string;
  constructor(bytes: Buffer, filename: string) {
    this.bytes = bytes;
    this.filename = filename;
  }
}
