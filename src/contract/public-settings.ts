import type { SignOn } from '#domain/site/sign-on.ts';
import type { LanguageSetting } from '#domain/site/site.ts';
import type { ThemeSetting } from '#domain/site/theme.ts';

/** The settings of an installation that every browser may know; `server/pages/rendering.ts` fills them in. */
export interface PublicSettings extends LanguageSetting, ThemeSetting {
  /** Scheme and host of every site, with `{site}` for its key; never taken from the request. */
  readonly originTemplate: string;
  /** Days and times are those of this zone, whatever the device says. */
  readonly timeZone: string;
  /** Null: there is nobody to hide these pages from. */
  readonly quickExitUrl: string | null;
  /** Addresses of this domain belong to nobody, so nobody is asked to confirm them. */
  readonly placeholderMailDomain: string;
  /** The ways in besides an account with a password. */
  readonly signOn: SignOn;
  /** The plan wizard asks on which day to begin (contract A20). */
  readonly startDateStep: boolean;
  /** What was answered to an exercise can be read back and changed (spec 1 §9). */
  readonly submissionView: boolean;
  /** Nurses log in with a code as well. */
  readonly nurseSecondFactor: boolean;
  /** Everything but help is closed for a while; `until` is null if nobody knows how long. */
  readonly maintenance: { readonly until: string | null } | null;
  /** Those who run the product want to hear of errors. */
  readonly errorReports: boolean;
}
