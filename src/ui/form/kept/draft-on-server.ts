import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import type { Opening, ServerDraft } from './draft-opening.ts';

/** Where a draft ended up. `conflict`: the server has a draft of another device, which this one has not seen. */
export type Outcome = 'saved' | 'device' | 'refused' | 'locked' | 'sessionOver' | 'conflict';

/** The version a draft is based on. */
export type Base = Pick<Opening<never>, 'revision' | 'basis'>;

interface Calls<Written> {
  /** Both reject with a `CallFailure`. */
  send(written: Written, base: Base): Promise<{ readonly changed: string }>;
  read(): Promise<ServerDraft<Written> | undefined>;
  /** Reports the conflicting draft of another device, or null once there is none. */
  meet(other: ServerDraft<Written> | null): void;
}

/** Saves a draft on the server, but only over the draft it is based on. */
export class DraftOnServer<Written> {
  readonly #calls: Calls<Written>;
  #base: Base;
  /** Drafts that were sent without getting a response: the server may have them. */
  readonly #unanswered = new Set<string>();

  constructor({ revision, basis }: Base, calls: Calls<Written>) {
    this.#base = { revision, basis };
    this.#calls = calls;
  }

  get base(): Base {
    return this.#base;
  }

  goOnFrom(base: Base): void {
    this.#base = base;
    this.#calls.meet(null);
  }

  async save(written: Written): Promise<Outcome> {
    try {
      const { changed } = await this.#calls.send(written, this.#base);
      this.#unanswered.clear();
      this.goOnFrom({ ...this.#base, basis: changed });
      return 'saved';
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.code === 'edit_conflict') return this.#meetOther(written);
      if (isSessionOver(error)) return 'sessionOver';
      // After these it is no use to send the same again.
      if (error.code === 'invalid_input') return 'refused';
      if (error.code === 'exercise_locked') return 'locked';
      this.#unanswered.add(JSON.stringify(written));
      return 'device';
    }
  }

  async #meetOther(written: Written): Promise<Outcome> {
    const other = await this.#calls.read().catch(() => undefined);
    if (!other || other.changed === this.#base.basis) return 'device';
    const found = JSON.stringify(other.written);
    if (found === JSON.stringify(written) || this.#unanswered.has(found)) {
      this.goOnFrom({ ...this.#base, basis: other.changed });
      return this.save(written);
    }
    this.#calls.meet(other);
    return 'conflict';
  }
}
