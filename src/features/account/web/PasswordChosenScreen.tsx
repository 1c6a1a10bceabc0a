import { Link } from 'react-router';
import { siteProfile } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Confirms that the new password is set, and links onwards. */
export function PasswordChosenScreen() {
  const { t } = useTranslation('account');
  const { site } = useApp();
  const path = usePath();
  return (
    <AuthLayout quote={t('forgot.quote')}>
      <PageTitle title={t('reset.title')} />
      <Outcome
        heading={t('reset.chosen.heading')}
        takesFocus
        actions={
          <Link className={buttonClass()} to={path(siteProfile(site).start)}>
            {t('reset.chosen.toHome')}
          </Link>
        }
      >
        <p>{t('reset.chosen.text')}</p>
      </Outcome>
    </AuthLayout>
  );
}
