import { Link } from 'react-router';
import { offersSignOn } from '#domain/site/sign-on.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Tells people without a password how to come in again. */
export function LoggedOutScreen() {
  const { t } = useTranslation('sso');
  const { site, settings } = useApp();
  const path = usePath();
  const offers = (way: 'launch' | 'openId') => offersSignOn(settings.signOn, site, way);
  const isEither = offers('launch') && offers('openId');
  return (
    <Page narrow title={t('back.title')} lead={t('back.lead')}>
      <PageTitle title={t('back.title')} />
      <div className="stack">
        {offers('launch') && <p>{t(isEither ? 'back.either.launch' : 'back.launch')}</p>}
        {offers('openId') && (
          <>
            <p>{t(isEither ? 'back.either.openId' : 'back.openId')}</p>
            <div className="row">
              <Link className={buttonClass({})} to={path('login')}>
                {t('back.toLogin')}
              </Link>
            </div>
          </>
        )}
        <p className="muted">{t('back.shared')}</p>
        <HelpLine />
      </div>
    </Page>
  );
}
