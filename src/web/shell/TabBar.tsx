import { CalendarDays, ChartColumn, CircleUser, Flag, LogOut, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { isAccountPage, isCurrent, mainMenu } from './menu.ts';
import styles from './TabBar.module.css';
import { useCurrentRoute } from './useCurrentRoute.ts';

const ICONS = { plan: ChartColumn, goal: Flag, registration: PenLine, calendar: CalendarDays } as const;

const ACTION = 'registration';

/** The phone's menu at the thumb: filling in a day is the raised action. */
export function TabBar() {
  const { t } = useTranslation('web');
  const app = useApp();
  const path = usePath();
  const route = useCurrentRoute();
  // The raised action stands in the middle, after the other pages and before the account.
  const menu = mainMenu(app);
  const names = [...menu.filter((name) => name !== ACTION), ...menu.filter((name) => name === ACTION)];
  return (
    <nav className={styles.bar} aria-label={t('quickMenu')}>
      <ul className={styles.list}>
        {names.map((name) => {
          const Icon = ICONS[name];
          const action = name === ACTION;
          return (
            <li key={name}>
              <Link
                className={styles.link}
                to={path(name)}
                aria-current={isCurrent(name, route) ? 'page' : undefined}
              >
                <span className={cx(styles.icon, action && styles.bubble)}>
                  <Icon aria-hidden="true" />
                </span>
                {t(action ? 'registrationShort' : name)}
              </Link>
            </li>
          );
        })}
        {app.isOpen('account') && (
          <li>
            <Link
              className={styles.link}
              to={path('account')}
              aria-current={isAccountPage(route) ? 'page' : undefined}
            >
              <span className={styles.icon}>
                <CircleUser aria-hidden="true" />
              </span>
              {t('account')}
            </Link>
          </li>
        )}
        <li>
          <Link className={styles.link} to={path('logout')}>
            <span className={styles.icon}>
              <LogOut aria-hidden="true" />
            </span>
            {t('logout')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
