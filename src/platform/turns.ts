import { Failure } from './failure.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs a limited amount of work at once and lets a limited amount wait; the rest is refused right away, because after seconds of
 * waiting it would cost as much and nobody would be there to see the result.
 */
export class Turns {
  readonly #mostWaiting: number;
  readonly #tooMany: string;
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }, tooMany: string) {
    this.#free = atOnce;
    this.#mostWaiting = waiting;
    this.#tooMany = tooMany;
  }

  /** Does work in its turn. Throws `Failure` (unavailable) when too much waits. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) {
      throw new Failure('unavailable', this.#tooMany, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
