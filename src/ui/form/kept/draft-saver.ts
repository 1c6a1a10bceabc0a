import { CallFailure } from '#ui/app/caller.ts';
import type { Outcome } from './draft-on-server.ts';

/**
 * Where the latest text is saved: `none` nothing was typed, `saving` in progress, `saved` on the server, `device` here
 * until the server can be reached, `refused` here because the server rejects it as it is, `locked` here because its
 * exercise is not open any more, `sessionOver` here until the person logs in again, `nowhere` but on the page.
 */
export type DraftStatus =
  | 'none'
  | 'saving'
  | 'saved'
  | 'device'
  | 'refused'
  | 'locked'
  | 'sessionOver'
  | 'nowhere';

interface Places<Written> {
  /** Whether it may be stored nowhere, not even on the device: then it is on the page alone, and nothing is said about it. */
  readonly keepsNothing?: boolean;
  /** Stores it on this device at once; returns whether the browser accepted it. */
  keep(written: Written): boolean;
  forget(): void;
  /** Sends it to the server; never rejects. */
  send(written: Written): Promise<Outcome>;
  show(status: DraftStatus): void;
  /** Asks the person to choose between it and the draft of another device, before it can be submitted. */
  ask(): void;
}

/** When to send: after a pause in typing, but at least this often, and this long after a failure. */
const QUIET_MS = 3_000;
const LONGEST_MS = 10_000;

/** Saves what is typed: on the device at each change, on the server debounced, one call at a time. */
export class DraftSaver<Written> {
  readonly #places: Places<Written>;
  /** What the server does not have yet. */
  #waiting: Written | null = null;
  #waitingSince = 0;
  /** What was taken over from the server, as JSON. */
  #takenOver: string | null = null;
  #kept = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<unknown> | null = null;
  #paused = false;
  #left = false;

  constructor(places: Places<Written>) {
    this.#places = places;
  }

  change(written: Written): void {
    if (this.#places.keepsNothing) return;
    if (this.#waiting === null && JSON.stringify(written) === this.#takenOver) return;
    this.#takenOver = null;
    if (this.#waiting === null) this.#waitingSince = Date.now();
    this.#waiting = written;
    this.#kept = this.#places.keep(written);
    this.#places.show(this.#kept ? 'saving' : 'nowhere');
    this.#plan(Math.min(QUIET_MS, this.#waitingSince + LONGEST_MS - Date.now()));
  }

  /** The form shows what the server has: there is nothing to save until it changes. */
  take(written: Written): void {
    this.#waiting = null;
    this.#takenOver = JSON.stringify(written);
    clearTimeout(this.#timer);
    this.#places.forget();
    this.#places.show('saved');
  }

  /** Sends what waits, now. */
  async flush(): Promise<void> {
    await this.#underWay;
    if (this.#waiting === null || this.#paused || this.#underWay) return;
    clearTimeout(this.#timer);
    this.#underWay = this.#send(this.#waiting).finally(() => {
      this.#underWay = null;
    });
    await this.#underWay;
  }

  /** Waits for the call in progress and starts no other, so that none arrives after the submission. */
  async pause(): Promise<void> {
    this.#paused = true;
    clearTimeout(this.#timer);
    await this.#underWay;
  }

  /**
   * Saves the text once more before it is submitted, which deletes its draft. Returns false if another device saved a draft
   * meanwhile and the person has to choose first. Rejects with a `CallFailure` when it cannot be known what the server has.
   */
  async secure(written: Written): Promise<boolean> {
    await this.pause();
    if (this.#places.keepsNothing) return true;
    this.change(written);
    const outcome = await this.#send(written);
    if (outcome === 'device') {
      this.resume();
      throw new CallFailure('network', 'the draft could not be saved first');
    }
    if (outcome !== 'conflict') return true;
    this.#paused = false;
    this.#places.ask();
    return false;
  }

  resume(): void {
    this.#paused = false;
    if (this.#waiting !== null) this.#plan(QUIET_MS);
  }

  /**
   * Sends what is pending once, without retries, as the page is left. From then on the copy on the device and the next page that
   * opens the exercise count; an old saver must not overwrite newer text.
   */
  async leave(): Promise<void> {
    this.#left = true;
    clearTimeout(this.#timer);
    await this.#underWay;
    if (this.#waiting !== null && !this.#paused) await this.#send(this.#waiting);
  }

  /** The page is visible again. */
  enter(): void {
    this.#left = false;
  }

  /** The draft was submitted or discarded. */
  settle(): void {
    this.#waiting = null;
    this.#paused = true;
    clearTimeout(this.#timer);
    this.#places.forget();
    this.#places.show('none');
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#paused && !this.#left) this.#timer = setTimeout(() => void this.flush(), Math.max(0, afterMs));
  }

  async #send(written: Written): Promise<Outcome> {
    this.#waitingSince = Date.now();
    const outcome = await this.#places.send(written);
    // Meanwhile more may have been typed, or everything was submitted.
    if (this.#waiting !== written) return outcome;
    if (outcome === 'saved') {
      this.#waiting = null;
      this.#places.forget();
      this.#places.show('saved');
      return outcome;
    }
    const shown = outcome === 'conflict' ? 'device' : outcome;
    this.#places.show(this.#kept || shown === 'sessionOver' ? shown : 'nowhere');
    if (outcome === 'device') this.#plan(LONGEST_MS);
    return outcome;
  }
}
