import { useTranslation } from 'react-i18next';
import type { CallFailure } from './caller.ts';

/** What to say when a call failed as a whole: a reason that someone can act on, or else what did not happen. */
export function useFailureText() {
  const { t } = useTranslation('ui');
  return ({ code }: CallFailure, otherwise: string): string =>
    code === 'network' || code === 'unavailable' || code === 'too_many_requests'
      ? t(`failure.${code}`)
      : otherwise;
}
