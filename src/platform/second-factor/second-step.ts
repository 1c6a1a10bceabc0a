import type { SecondStep } from '#contract/endpoint.ts';
import { REMEMBERED_DAYS } from '#domain/identity/second-step.ts';
import type { DeviceKind } from '#domain/identity/session-lifetime.ts';
import { plusDays } from '#domain/kit/duration.ts';
import type { Context } from '../context.ts';
import { sha256 } from '../crypto/secret-token.ts';
import { Failure } from '../failure.ts';
import type { DeviceAccount } from '../session/device-cookie.ts';
import { writeChallenge } from './challenge.ts';
import { type AppLabel, forApp } from './codes.ts';
import { findSecondFactor, followBrowser } from './queries.ts';

/** An account whose owner proved a password, or the link of a mail. */
export interface ProvenAccount extends DeviceAccount {
  readonly mail: string;
  /** Null for participants, who log in with one step. */
  readonly nurseState: string | null;
}

/** What a login still takes: a second step, or nothing. */
export interface LoginState {
  readonly step: SecondStep | null;
  /** The row of this browser, if it may skip the code. */
  readonly remembered: string | null;
}

const NOTHING: LoginState = { step: null, remembered: null };

/**
 * Decides whether a login takes a second step; every way to open a session asks this first (settled: nurse). `browser` is the id
 * under which the account knows this browser. For participants nothing is read.
 */
export async function stepBefore(
  context: Pick<Context, 'db' | 'clock' | 'sessionSecrets' | 'nurseSecondFactor'>,
  account: ProvenAccount,
  { browser, ownDevice }: DeviceKind & { readonly browser: string | null },
): Promise<LoginState> {
  if (account.nurseState === null) return NOTHING;
  const now = context.clock.now();
  const browserHash = browser === null ? null : sha256(browser);
  const since = rememberedSince(now);
  const factor = await findSecondFactor(context.db, account.uid, { browserHash, since });
  if (!factor && !context.nurseSecondFactor) return NOTHING;
  if (factor && factor.remembered !== null) return { step: null, remembered: factor.remembered };
  const kind = factor ? 'code' : 'enrol';
  const { challenge, secret } = writeChallenge(context.sessionSecrets.newest, kind, {
    account,
    ownDevice,
    now,
  });
  const step = factor ? { challenge } : { challenge, enrol: forApp(secret, appLabel(account.mail)) };
  return { step, remembered: null };
}

/** How an app shows the account of a nurse. */
export function appLabel(mail: string): AppLabel {
  return { issuer: 'Houvast', name: mail };
}

/** The instant before which remembered browsers have expired. */
export function rememberedSince(now: Date): Date {
  return plusDays(now, -REMEMBERED_DAYS);
}

/** Keeps the row of a browser that logged in without a code, under its new id; returns false if it was forgotten meanwhile. */
export async function keepRemembered(
  { db, session }: Pick<Context, 'db' | 'session'>,
  account: DeviceAccount,
  { remembered }: LoginState,
): Promise<boolean> {
  const browser = session.knownDevice(account);
  return remembered === null || browser === null || followBrowser(db, remembered, sha256(browser));
}

/** The refusal of a login that still needs a code (settled: nurse). */
export function secondStepRequired(secondStep: SecondStep): Failure {
  return new Failure('second_factor_required', 'A code is needed as well.', { secondStep });
}
