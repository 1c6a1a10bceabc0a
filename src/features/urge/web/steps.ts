/** The pages of help with an urge, and those that come afterwards. */
export type UrgeStep = 'breathe' | 'wait' | 'alternatives' | 'call' | 'reasons' | 'less' | 'strong';

/** How long to breathe along, and how long to wait before looking again, in seconds. */
export const BREATHING_SECONDS = 180;
export const WAITING_SECONDS = 900;
