import type { Site } from '#domain/site/site.ts';
import type { NurseDetails } from './details.ts';
import type { Guide, PairingEnd } from './pairing.ts';

/** What happens to a nurse, and between her and a client; the other events are in `domain/events.ts`. */
export type NurseEvent =
  /** Somebody made an account as a nurse, and applies with her details. */
  | {
      readonly kind: 'nurseRegistered';
      readonly uid: number;
      readonly details: NurseDetails;
      readonly wantsPackage: boolean;
    }
  /** An application can be judged, as the applicant confirmed her address. */
  | {
      readonly kind: 'applicationWaiting';
      readonly uid: number;
      readonly site: Site;
      /** Of the provider. */
      readonly addresses: readonly string[];
    }
  /** A nurse changed her details. */
  | { readonly kind: 'nurseDetailsChanged'; readonly uid: number; readonly details: NurseDetails }
  | { readonly kind: 'nurseApproved'; readonly uid: number }
  /** A nurse has another app for codes, or none. */
  | { readonly kind: 'secondFactorChanged'; readonly uid: number }
  /** The staff removes the second step of a nurse who has lost what she needs for it. */
  | { readonly kind: 'secondFactorReset'; readonly uid: number }
  /** The client `uid` paired with a nurse, or either of them ended it; it ends as well when her account goes. */
  | { readonly kind: 'nursePaired'; readonly uid: number; readonly nurse: Guide }
  /** The agreement of the client `uid` ends soon, unless they renew it. */
  | { readonly kind: 'consentEnding'; readonly uid: number; readonly nurse: Guide }
  | {
      readonly kind: 'nurseUnpaired';
      readonly uid: number;
      readonly nurse: Guide;
      readonly by: PairingEnd;
    };
