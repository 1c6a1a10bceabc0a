import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '../failure.ts';
import { sharesOf } from '../net/network-address.ts';

/** The cost of work, in calls that only read. */
export const COST = { read: 1, change: 3, rendering: 5, password: 20 } as const;

/**
 * The cost of a call, by what its endpoint declares and the length of its body: a long text takes as long to read as a few changes.
 * None costs more than a password, for which every bucket has room.
 */
export function costOf({ method, takesPassword, isHelp, writes }: Endpoint, bodyBytes: number): number {
  if (isHelp) return 0;
  if (takesPassword) return COST.password;
  if (method === 'GET' && !writes) return COST.read;
  return Math.min(COST.password, COST.change + Math.floor(bodyBytes / 1024));
}

/** How many seconds' worth of its rate somebody can save up. */
const SAVED_SECONDS = 20;
/** What one person may spend of the rate of a network. */
const PERSON_SHARE = 1 / 10;
/**
 * Beyond this the buckets that were used longest ago are forgotten: by then they are full again, or somebody is inventing
 * addresses.
 */
const MOST_BUCKETS = 20_000;

interface Bucket {
  tokens: number;
  atMs: number;
}

/** The caller, as far as known without the database. */
export interface Spender {
  /** The narrowest first (`networksOf`). */
  readonly networks: readonly string[];
  readonly uid?: number | undefined;
}

/**
 * Token buckets for the work that networks and people ask for, in the memory of this process: a refusal must cost nothing
 * (docs/decisions/0040).
 */
export class CallBudget {
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** Takes the cost from everyone who bears it, or throws `Failure` (too_many_requests) and takes it from nobody. */
  spend({ networks, uid }: Spender, cost: number, now: Date): void {
    const buckets = sharesOf(networks).map(({ network, times }) => this.#bucket(network, times, now));
    if (uid !== undefined) buckets.push(this.#bucket(`person ${uid}`, PERSON_SHARE, now));
    const seconds = buckets.map(({ bucket, rate }) => (cost - bucket.tokens) / rate);
    const wait = Math.max(...seconds);
    if (wait > 0) {
      throw new Failure('too_many_requests', 'Too many calls at once.', {
        retryAfterSeconds: Math.ceil(wait),
      });
    }
    for (const { bucket } of buckets) bucket.tokens -= cost;
  }

  #bucket(key: string, times: number, now: Date): { readonly bucket: Bucket; readonly rate: number } {
    const rate = this.#perSecond * times;
    const atMs = now.getTime();
    // Room for the dearest call, which would otherwise be refused for ever where an operator allows little.
    const full = Math.max(rate * SAVED_SECONDS, COST.password);
    const known = this.#buckets.get(key) ?? { tokens: full, atMs };
    const earned = (Math.max(0, atMs - known.atMs) / 1000) * rate;
    const bucket = { tokens: Math.min(full, known.tokens + earned), atMs };
    keep(this.#buckets, key, bucket, MOST_BUCKETS);
    return { bucket, rate };
  }
}

/** Sets an entry as the newest, and drops the oldest if there are too many. */
export function keep<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
