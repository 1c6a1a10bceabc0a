import { Link, useLocation } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { useScripted } from '#ui/app/useScripted.ts';
import { cx } from '#ui/cx.ts';
import { CallNow } from '#ui/help/CallNow.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './NoProgram.module.css';

/**
 * For pages that stay empty without their scripts: private ones, and those that mails link to. Says what to do when JavaScript
 * is off or the scripts did not arrive (`before-page.js` notices), and whom to call.
 */
export function NoProgram({ isPrivate }: { isPrivate: boolean }) {
  const { t } = useTranslation(['web', 'ui']);
  const path = usePath();
  const { pathname, search } = useLocation();
  const hasStarted = useScripted();
  return (
    <>
      <noscript>
        <div className={cx('container', styles.notice)}>
          <Banner title={t('noScript.title')}>
            <p>{t(isPrivate ? 'noScript.text' : 'noScript.link')}</p>
            <p className="row">
              <HelpWay />
              {isPrivate && (
                <Link className={buttonClass({ variant: 'subtle', size: 'small' })} to={path('logout')}>
                  {t('logout')}
                </Link>
              )}
            </p>
            <CallNow />
          </Banner>
        </div>
      </noscript>
      {!hasStarted && (
        <div className={cx('container', styles.notice, styles.lost)}>
          <Banner title={t('unreached.title')} role="alert">
            <p>{t('unreached.text')}</p>
            <p className="row">
              {/* Not a link of the router, as no script works here. */}
              <a className={buttonClass({ size: 'small' })} href={pathname + search}>
                {t('ui:tryAgain')}
              </a>
              <HelpWay />
            </p>
            <CallNow />
          </Banner>
        </div>
      )}
    </>
  );
}

function HelpWay() {
  const { t } = useTranslation('web');
  const path = usePath();
  return (
    <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={path('help')}>
      {t('helpPage')}
    </Link>
  );
}
