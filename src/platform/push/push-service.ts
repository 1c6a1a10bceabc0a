import type { DeliveryOutcome } from '../delivery.ts';

/** What a device shows. It appears on a locked screen, so it reveals nothing about its reader. */
export interface PushText {
  readonly title: string;
  readonly body: string;
}

/** The outcome of a push message; `ticket` is where the service will report the delivery. */
export type PushOutcome =
  | { readonly kind: 'taken'; readonly ticket?: string }
  | { readonly kind: Exclude<DeliveryOutcome, 'taken' | 'unreachable'> };

/** A message for a token of Expo's service. */
export interface ExpoMessage extends PushText {
  readonly token: string;
  /** How long it is worth delivering. */
  readonly ttlSeconds: number;
}

/** Expo's service, which reaches the native apps. */
export interface ExpoService {
  /** Sends at most `EXPO_BATCH` messages; the outcomes are in the same order. */
  send(messages: readonly ExpoMessage[]): Promise<readonly PushOutcome[]>;
  /** The delivery of messages, by ticket: those without an entry are not known yet. */
  receipts(tickets: readonly string[]): Promise<ReadonlyMap<string, 'delivered' | 'refused' | 'gone'>>;
}

/** The endpoint of a browser, and the keys to encrypt for it. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A message for a browser, in the form that `service-worker.js` reads. */
export interface WebPushMessage {
  readonly ttlSeconds: number;
  readonly json: string;
}

/** The push services of the browser vendors (RFC 8030). */
export interface WebPushService {
  send(subscription: Subscription, message: WebPushMessage): Promise<PushOutcome>;
}

export interface PushServices {
  readonly expo: ExpoService;
  /** Null: this installation has no VAPID keys. */
  readonly web: WebPushService | null;
}

/** What a call needs to know of Web Push. */
export interface WebPushIntake {
  /** The public VAPID key, with which a browser requests an endpoint from its vendor. */
  readonly publicKey: string;
  /** Whether messages may be sent to an endpoint. */
  accepts(endpoint: string): boolean;
}
