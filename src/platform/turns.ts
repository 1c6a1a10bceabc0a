import { Failure } from '#platform/failure.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Lets so many pages be rendered at once and so many more wait for that; the rest is refused at once, because a page that
 * comes after seconds of waiting costs as much and finds nobody there.
 */
export class RenderQueue {
  readonly #mostWaiting: number;
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
    this.#free = atOnce;
    this.#mostWaiting = waiting;
  }

  /** Renders in its turn. Throws `Failure` (unavailable) when too many wait. */
  async run<Page>(render: () => Promise<Page>): Promise<Page> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    try {
      return await render();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) {
      throw new Failure('unavailable', 'Too many pages are being rendered.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
