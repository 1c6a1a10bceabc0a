import { ChartColumn, Feather, House, ListChecks, Menu, Waves } from 'lucide-react';
import { Link } from 'react-router';
import { measureOf } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { givesWay, isCurrent, isUnderMore, type TabItem, tabs } from './menu.ts';
import styles from './TabBar.module.css';
import { useCurrentRoute } from './useCurrentRoute.ts';

const ICONS = {
  today: House,
  programme: ListChecks,
  urge: Waves,
  forYourself: Feather,
  plan: ChartColumn,
} as const;

/** The number of tabs that fit side by side (spec 1 §9). */
const ITEMS = 5;

function isRaised(name: TabItem): boolean {
  return name === 'urge' || name === 'forYourself';
}

/** The bottom menu of a phone: help for the moment itself is raised, in the middle. */
export function TabBar() {
  const { t } = useTranslation(['web', 'ui']);
  const app = useApp();
  const path = usePath();
  const route = useCurrentRoute();
  return (
    <nav className={styles.bar} aria-label={t('quickMenu')}>
      <ul className={styles.list}>
        {tabs(app).map((name) => {
          const Icon = ICONS[name];
          return (
            <li key={name} className={givesWay(name) ? styles.extra : undefined}>
              <Link
                className={styles.link}
                to={path(name)}
                aria-current={isCurrent(name, route) ? 'page' : undefined}
              >
                <span className={cx(styles.icon, isRaised(name) && styles.bubble)}>
                  <Icon aria-hidden="true" />
                </span>
                {name === 'urge' ? t(`ui:urge.${measureOf(app.site).unit}`) : t(name)}
              </Link>
            </li>
          );
        })}
        {app.isOpen('more') && (
          <li>
            <Link
              className={styles.link}
              to={path('more')}
              aria-current={isUnderMore(route) ? 'page' : undefined}
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
          <span key={index} className={cx(styles.link, index % 2 === 1 && styles.extra)}>
            <Skeleton shape="circle" width="1.5rem" height="1.5rem" />
            <Skeleton width="3rem" height="0.75em" />
          </span>
        ))}
      </div>
    </div>
  );
}
