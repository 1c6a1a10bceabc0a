/** The state of notifications to a phone. `stopping`: being turned off; `stuck`: that failed, so they are still on. */
export type PhoneNotificationsState = 'idle' | 'asked' | 'on' | 'failed' | 'stopping' | 'off' | 'stuck';

/** Notifications on the phone whose app shows this page; unavailable in a browser. */
export interface PhoneNotifications {
  readonly state: () => PhoneNotificationsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets who is logged in here, or null; restores their earlier choice for this phone. */
  readonly begin: (uid: number | null) => void;
  /** Asks the app for the token of this phone. */
  readonly ask: () => void;
  /**
   * Sends the token from the app to the server, if the person requested it or if it replaces one. Never rejects: `state`
   * has the outcome.
   */
  readonly take: (token: string) => Promise<void>;
  readonly turnOff: () => Promise<void>;
  /**
   * Makes the server forget this phone, while there is a session. Takes a few seconds at most and never rejects: if the
   * call fails, the token is deleted with the session.
   */
  readonly stop: () => Promise<void>;
  /** Undoes `stop`, when the session did not end after all. */
  readonly resume: () => void;
}

/** The push channels of this device: its browser, and the app around the page. */
export interface Devices {
  readonly phone: PhoneNotifications;
  /**
   * Ends messages to this device, and removes the pages that are stored on it for whoever was logged in. For after the session, with
   * which the server forgot the device. Takes a few seconds at most and never rejects.
   */
  forget(): Promise<void>;
}
