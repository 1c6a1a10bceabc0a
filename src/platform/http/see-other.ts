/** The way to a page of ours, for a browser that another system sent here (`Endpoint.entrance`). */
export class SeeOther {
  /** With its language prefix and query, and nothing of what the browser brought. */
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}
