import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import styles from './Shell.module.css';

/** Without JavaScript: says that a private page stays empty, and what does work. */
export function NoScriptNotice() {
  const { t } = useTranslation('web');
  const path = usePath();
  return (
    <noscript>
      <div className={cx('container', styles.noScript)}>
        <Banner title={t('noScript.title')}>
          <p>{t('noScript.text')}</p>
          <p className="row">
            <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={path('help')}>
              {t('helpPage')}
            </Link>
            <Link className={buttonClass({ variant: 'subtle', size: 'small' })} to={path('logout')}>
              {t('logout')}
            </Link>
          </p>
        </Banner>
      </div>
    </noscript>
  );
}
