/** How it stands with messages to a phone. `stopping`: being turned off; `stuck`: that failed, so they are still on. */
export type PhoneNotificationsState = 'idle' | 'asked' | 'on' | 'failed' | 'stopping' | 'off' | 'stuck';

/** Notifications on the phone whose app shows this page. In a browser there are none. */
export interface PhoneNotifications {
  readonly state: () => PhoneNotificationsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Says who is logged in here, or that nobody is: a phone that they turned on before is on. */
  readonly begin: (uid: number | null) => void;
  /** Asks the app for the token of this phone. */
  readonly ask: () => void;
  /**
   * Hands the token that the app gave to the server: where the person asked for it, or where it takes the place of one.
   * Never rejects: `state` says how it went.
   */
  readonly take: (token: string) => Promise<void>;
  readonly turnOff: () => Promise<void>;
  /**
   * Has the server forget this phone, as long as there is a session. Takes a few seconds at most and never rejects: where
   * the server does not hear, the token goes with the session.
   */
  readonly stop: () => Promise<void>;
}

/** Where a person is reached besides in the mail: in the browser of this device, and in the app around the page. */
export interface Devices {
  readonly phone: PhoneNotifications;
  /**
   * Has messages come to this device no more, while there still is a session to tell the server with. Leaving matters
   * more: it takes a few seconds at most and never rejects, and what stays behind at the server goes with the session.
   */
  endPush(): Promise<void>;
  /** For when nobody is logged in here any more: leaves nothing of it in this browser. */
  forget(): Promise<void>;
}
