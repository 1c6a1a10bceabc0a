import { Link } from 'react-router';
import { isForNurses, siteProfile } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { cx } from '#ui/cx.ts';
import { QuickExit } from '#ui/help/QuickExit.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Logo } from '#ui/primitives/Logo.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { AccountPopup } from '../AccountPopup.tsx';
import { HelpPopup } from '../HelpPopup.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { isCurrent, type MenuItem, mainMenu, readingMenu, standsAlone } from '../menu.ts';
import { useCurrentRoute } from '../useCurrentRoute.ts';
import { useIsInside } from '../useIsInside.ts';
import styles from './Header.module.css';
import { MenuSkeleton } from './MenuSkeleton.tsx';
import { MomentLink } from './MomentLink.tsx';
import { useCompactHeader } from './useCompactHeader.ts';

/**
 * Logo, menu, help and quick exit. Help and the quick exit are on every page, in the same place and always reachable.
 * `isUnknown`: the session is not known yet, so placeholders reserve the space.
 */
export function Header({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation('web');
  const app = useApp();
  const path = usePath();
  const me = useMe();
  const isInside = useIsInside();
  const alone = standsAlone(useCurrentRoute());
  const isCompact = useCompactHeader();
  const home = isInside ? siteProfile(app.site).start : 'landing';
  return (
    <header className={cx(styles.header, isCompact && styles.compact)}>
      <div className={styles.top}>
        <div className={cx('container', styles.bar)}>
          <Link className={styles.logo} to={path(home)} aria-label={t('logo')}>
            <Logo />
          </Link>
          {(isInside || !isUnknown) && !alone && (
            <Menu items={isInside ? mainMenu(app) : readingMenu(app)} className={styles.desktop} />
          )}
          {isUnknown && !isInside && !alone && <MenuSkeleton className={styles.desktop} />}
          <div className={styles.end}>
            <div className={cx(styles.language, isInside && !alone && styles.besideMenu)}>
              <LanguageSwitch label={t('language')} />
            </div>
            {isInside && !alone && (
              <span className={styles.fromTablet}>
                <MomentLink />
              </span>
            )}
            <HelpPopup className={styles.help} />
            {me?.registering === null && app.isOpen('account') && (
              <AccountPopup me={me} className={styles.fromTablet} />
            )}
            {isUnknown && !isInside && (
              <span className={cx(styles.fromTablet, styles.who)}>
                <Skeleton shape="circle" width="2.25rem" height="2.25rem" />
              </span>
            )}
            {me === null && app.isOpen('login') && (
              <Link
                className={cx(buttonClass({ variant: 'secondary', size: 'small' }), styles.fromTablet)}
                to={path('login')}
              >
                {t('login')}
              </Link>
            )}
            <QuickExit />
          </div>
        </div>
      </div>
      {(me || isUnknown) && !alone && (
        <div className={cx(styles.tabletRow, isForNurses(app.site) && styles.onPhones)}>
          <div className="container">{isInside ? <Menu items={mainMenu(app)} /> : <MenuSkeleton />}</div>
        </div>
      )}
    </header>
  );
}

function Menu({ items, className }: { items: readonly MenuItem[]; className?: string | undefined }) {
  const { t } = useTranslation('web');
  const path = usePath();
  const route = useCurrentRoute();
  return (
    <nav className={className} aria-label={t('mainMenu')}>
      <ul className={styles.list}>
        {items.map((name) => (
          <li key={name}>
            <Link
              className={styles.link}
              to={path(name)}
              aria-current={isCurrent(name, route) ? 'page' : undefined}
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
