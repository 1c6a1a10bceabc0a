import { CallFailure } from '../caller.ts';

/** Why a link from a mail does not work. */
export type LinkRefusal = 'link_expired' | 'link_invalid';

/** The refusal in a failed call, or null when it failed for another reason. */
export function linkRefusalOf(error: unknown): LinkRefusal | null {
  if (!(error instanceof CallFailure)) return null;
  return error.code === 'link_expired' || error.code === 'link_invalid' ? error.code : null;
}
