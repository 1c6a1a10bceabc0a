/** What a device shows. It stands on a locked screen, so it says nothing about its reader. */
export interface PushText {
  readonly title: string;
  readonly body: string;
}

/**
 * What became of a push message: taken, refused for good, to be tried again, or `gone`: the device is not there any more.
 * `ticket`: where the service will tell how it went on.
 */
export type PushOutcome =
  | { readonly kind: 'taken'; readonly ticket?: string }
  | { readonly kind: 'refused' | 'later' | 'gone' };

/** A message for a token of Expo's service. */
export interface ExpoMessage extends PushText {
  readonly token: string;
  /** For how long it is worth delivering. */
  readonly ttlSeconds: number;
}

/** Expo's service, which reaches the native apps. */
export interface ExpoService {
  /** Brings away at most `EXPO_BATCH` messages; the outcomes stand in the same order. */
  send(messages: readonly ExpoMessage[]): Promise<readonly PushOutcome[]>;
  /** How messages went on, by ticket: those without an entry are not known yet. */
  receipts(tickets: readonly string[]): Promise<ReadonlyMap<string, 'delivered' | 'refused' | 'gone'>>;
}

/** Where a browser is reached, and how to write so that only it can read. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The services of the makers of browsers (RFC 8030). */
export interface WebPushService {
  send(
    subscription: Subscription,
    message: { readonly ttlSeconds: number; readonly json: string },
  ): Promise<PushOutcome>;
}

export interface PushServices {
  readonly expo: ExpoService;
  /** Null: this installation has no VAPID keys. */
  readonly web: WebPushService | null;
}

/** What a call must know of Web Push. */
export interface WebPushIntake {
  /** The public VAPID key, with which a browser asks its maker for an endpoint. */
  readonly publicKey: string;
  /** Whether messages may be sent to an endpoint. */
  accepts(endpoint: string): boolean;
}
