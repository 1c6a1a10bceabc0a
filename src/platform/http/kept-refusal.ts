import type { Failure } from '../failure.ts';

/** Returned by a call that is refused while what it wrote is kept; throwing the failure would roll that back. */
export class KeptRefusal {
  readonly failure: Failure;
  constructor(failure: Failure) {
    this.failure = failure;
  }
}
