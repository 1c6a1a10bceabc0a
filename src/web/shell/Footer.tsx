import { Link } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { cx } from '#ui/cx.ts';
import { EmergencyCall } from '#ui/help/EmergencyCall.tsx';
import { Logo } from '#ui/primitives/Logo.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Cookies } from './Cookies.tsx';
import styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { disclaimerOf, readingMenu } from './menu.ts';

/** `isUnknown`: the session is not known yet, so nothing shows that might have to be removed again. */
export function Footer({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation('web');
  const app = useApp();
  const path = usePath();
  const me = useMe();
  const isVisitor = !me && !isUnknown;
  return (
    <footer className={cx('on-deep', styles.footer)}>
      <div className={cx('container', styles.grid)}>
        <Logo />
        <div className={styles.help}>
          <p>{t(disclaimerOf(app))}</p>
          <p className={styles.links}>
            <EmergencyCall about="suicide" />
            <EmergencyCall about="danger" />
            <Link to={path('help')}>{t('help')}</Link>
          </p>
          <p className={styles.links}>
            {isVisitor && app.isOpen('login') && <Link to={path('login')}>{t('login')}</Link>}
            {isVisitor && app.isOpen('register') && <Link to={path('register')}>{t('register')}</Link>}
            {isVisitor && app.isOpen('registerNurse') && (
              <Link to={path('registerNurse')}>{t('register')}</Link>
            )}
            {readingMenu(app).map((name) => (
              <Link key={name} to={path(name)}>
                {t(name)}
              </Link>
            ))}
            <Link to={path('privacy')}>{t('privacy')}</Link>
            {app.isOpen('forumRegulations') && <Link to={path('forumRegulations')}>{t('forumRules')}</Link>}
            <Cookies className={styles.cookies} />
          </p>
        </div>
        <LanguageSwitch label={t('languageFooter')} />
      </div>
    </footer>
  );
}
