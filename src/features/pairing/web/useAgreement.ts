import { siteProfile } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The words of `AGREEMENT_VERSION` on this site. */
export function useAgreement(): string {
  const { t } = useTranslation('pairing');
  const { site } = useApp();
  return t(siteProfile(site).measure?.stake ? 'pair.agreeStake' : 'pair.agree');
}
