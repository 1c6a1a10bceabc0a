import type { Failure } from '../failure.ts';

/** The answer of a call that is refused, and what it did stays all the same: throwing would undo that. */
export class Refused {
  readonly failure: Failure;
  constructor(failure: Failure) {
    this.failure = failure;
  }
}
