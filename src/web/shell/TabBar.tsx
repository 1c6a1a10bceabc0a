import { CalendarDays, ChartColumn, ListChecks, Menu, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { isAccountPage, isCurrent, mainMenu } from './menu.ts';
import styles from './TabBar.module.css';
import { useCurrentRoute } from './useCurrentRoute.ts';

const ICONS = {
  programme: ListChecks,
  plan: ChartColumn,
  registration: PenLine,
  calendar: CalendarDays,
} as const;

const ACTION = 'registration';

/** As many as fit side by side (spec 1 §9). */
const ITEMS = 5;

/** The bottom menu of a phone: filling in a day is the raised action. */
export function TabBar() {
  const { t } = useTranslation('web');
  const app = useApp();
  const path = usePath();
  const route = useCurrentRoute();
  return (
    <nav className={styles.bar} aria-label={t('quickMenu')}>
      <ul className={styles.list}>
        {mainMenu(app).map((name) => {
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
                <Menu aria-hidden="true" />
              </span>
              {t('more')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Reserves the space of the bar while the session is not known. */
export function TabBarSkeleton() {
  return (
    <div className={styles.bar} aria-hidden="true">
      <div className={styles.list}>
        {Array.from({ length: ITEMS }, (_, index) => (
          <span key={index} className={styles.link}>
            <Skeleton shape="circle" width="1.5rem" height="1.5rem" />
            <Skeleton width="3rem" height="0.75em" />
          </span>
        ))}
      </div>
    </div>
  );
}
