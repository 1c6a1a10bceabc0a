/** Redirects a browser that another system sent here, or that goes to one (`Endpoint.entrance`). */
export class SeeOther {
  /** A page of ours with its language prefix and query, or an address of another system that the operator chose. */
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}
