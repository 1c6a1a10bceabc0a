import {
  clearFlood,
  type FloodContext,
  type Limit,
  perNetwork,
  SLOWER,
  type TakenAttempts,
  takeAttempts,
} from './flood.ts';

/** Whose logins are counted; each kind separately. */
export type LoginKind = 'login' | 'staff-login';

/**
 * The limits on failed logins (contract 2.4). Beyond them logins only get slower: refusing them altogether would let strangers
 * lock the owner out.
 */
function limitsOf(kind: LoginKind) {
  return {
    network: { kind: `${kind}-address`, most: 50, windowSeconds: 3_600, waits: SLOWER },
    account: {
      kind: `${kind}-account`,
      most: 5,
      windowSeconds: 6 * 3_600,
      waits: [60, 120, 240, 480, 900],
    },
    /** For an account, from all networks together. */
    anywhere: { kind: `${kind}-anywhere`, most: 100, windowSeconds: 86_400, waits: [60] },
    /** For an account in a browser that it knows; beyond that the browser is treated like any other (docs/decisions/0039). */
    device: { kind: `${kind}-device`, most: 10, windowSeconds: 6 * 3_600 },
  } as const satisfies Record<string, Limit>;
}

/** The account that somebody tries to log in to, whether it exists or not. */
export interface LoginTarget {
  /** The address and, if there are several sites, the site, in one text. */
  readonly subject: string;
  /** The id under which the account knows this browser. */
  readonly device: string | null;
}

/** A login, counted as failed before its password is checked, unless it came too soon. */
export interface TakenLogin {
  /** The limit that it exceeded: that of its network, of the account from that network, or of the account from anywhere. */
  readonly reached: 'network' | 'account' | 'anywhere' | null;
  /** How long after a refusal the next login would be counted. */
  readonly retryAfterSeconds: number;
  /**
   * Says that the password was right: this login no longer counts as failed. Nor do earlier ones for the account from this network, unless
   * the account knows the browser: there they count on, but for it alone.
   */
  succeeded(): Promise<void>;
}

interface LoginContext extends FloodContext {
  /** The networks of the client, narrowest first. */
  networks(): readonly string[];
}

/** Counts a login as failed, unless it comes too soon after others. */
export async function takeLogin(
  context: LoginContext,
  kind: LoginKind,
  { subject, device }: LoginTarget,
): Promise<TakenLogin> {
  const limits = limitsOf(kind);
  if (device !== null) {
    const { reached, takeBack } = await takeAttempts(context, [{ limit: limits.device, subject: device }]);
    if (!reached) return { reached: null, retryAfterSeconds: 0, succeeded: () => takeBack(limits.device) };
  }
  const fromHere = `${subject}|${context.networks()[0]}`;
  const taken = await takeAttempts(context, [
    ...perNetwork(limits.network, context),
    { limit: limits.account, subject: fromHere },
    { limit: limits.anywhere, subject },
  ]);
  return {
    reached: nameOf(taken, limits),
    retryAfterSeconds: taken.retryAfterSeconds,
    async succeeded() {
      await Promise.all([
        taken.takeBack(limits.network),
        taken.takeBack(limits.anywhere),
        clearFlood(context, limits.account, fromHere),
      ]);
    },
  };
}

function nameOf({ reached }: TakenAttempts, limits: ReturnType<typeof limitsOf>): TakenLogin['reached'] {
  if (reached === null) return null;
  if (reached === limits.network) return 'network';
  return reached === limits.account ? 'account' : 'anywhere';
}
