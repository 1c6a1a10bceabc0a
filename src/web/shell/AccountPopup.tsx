import {
  CalendarCheck,
  ChevronDown,
  CircleQuestionMark,
  CircleUser,
  LogOut,
  type LucideIcon,
  Mail,
} from 'lucide-react';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import type { SupportDialog } from '#features/settings/web/SupportDialog.tsx';
import { Avatar } from '#ui/app/Avatar.tsx';
import { useApp, usePath } from '#ui/app/app.ts';
import { useShowsBadges } from '#ui/app/badges/useShowsBadges.ts';
import { cx } from '#ui/cx.ts';
import { Popup, usePopup } from '#ui/primitives/overlay/Popup.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './AccountPopup.module.css';
import { BadgeCount } from './BadgeCount.tsx';
import { isAccountPage } from './menu.ts';
import { UnreadCount } from './UnreadCount.tsx';
import { useCurrentRoute } from './useCurrentRoute.ts';
import { useStreak } from './useStreak.ts';

const PAGES = [
  ['account', CircleUser],
  ['messages', Mail],
] as const;

/**
 * Shows who is logged in, with the pages of the account, help with using the site and logging out. Only the picture shows at
 * widths where the bar is full.
 */
export function AccountPopup({ me, className }: { me: Me; className?: string | undefined }) {
  const { t } = useTranslation('web');
  const app = useApp();
  const route = useCurrentRoute();
  const popup = usePopup();
  const support = useSupport();
  // People let in by another system may have given no name.
  const who = me.name || t('account');
  return (
    <>
      <Popup
        popup={popup}
        label={t('account')}
        className={className}
        trigger={
          <button
            type="button"
            className={cx(styles.trigger, isAccountPage(route) && styles.current)}
            aria-label={me.name === '' ? t('account') : t('accountOf', { name: who })}
            {...popup.triggerProps}
            onClick={popup.toggle}
          >
            <Avatar avatar={me.avatar} size={36} />
            <span className={styles.name}>{who}</span>
            <ChevronDown aria-hidden="true" />
          </button>
        }
      >
        <p className={styles.who}>{who}</p>
        <ul className={styles.list}>
          {app.isOpen('plan') && <StreakItem />}
          {app.isOpen('badges') && <BadgeItem />}
          {PAGES.filter(([name]) => app.isOpen(name)).map(([name, icon]) => (
            <PageItem key={name} name={name} icon={icon} />
          ))}
          <li>
            <button
              type="button"
              className={styles.item}
              aria-haspopup="dialog"
              onClick={() => {
                popup.close();
                void support.show();
              }}
            >
              <CircleQuestionMark aria-hidden="true" />
              {t('support')}
            </button>
          </li>
          <PageItem name="logout" icon={LogOut} className={styles.apart} />
        </ul>
      </Popup>
      {support.Dialog && (
        <support.Dialog open={support.popup.open} onClose={support.popup.close} title={t('support')} />
      )}
    </>
  );
}

/** Help with using the site, loaded after the page. If it cannot load, the help page opens instead. */
function useSupport() {
  const navigate = useNavigate();
  const path = usePath();
  const popup = usePopup();
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof SupportDialog>> | null>(null);
  useEffect(() => void loadSupport().catch(() => undefined), []);
  return {
    Dialog,
    popup,
    async show() {
      try {
        const part = await loadSupport();
        setDialog(() => part.SupportDialog);
        popup.toggle();
      } catch {
        await navigate(path('help'));
      }
    },
  };
}

const loadSupport = () => import('#features/settings/web/SupportDialog.tsx');

interface PageItemProps {
  readonly name: (typeof PAGES)[number][0] | 'logout';
  readonly icon: LucideIcon;
  readonly className?: string | undefined;
}

function PageItem({ name, icon: Icon, className }: PageItemProps) {
  const { t } = useTranslation('web');
  const path = usePath();
  const route = useCurrentRoute();
  return (
    <li className={className}>
      <Link className={styles.item} to={path(name)} aria-current={name === route ? 'page' : undefined}>
        <Icon aria-hidden="true" />
        {t(name)}
        {name === 'messages' && <UnreadCount />}
      </Link>
    </li>
  );
}

function BadgeItem() {
  if (!useShowsBadges()) return null;
  return (
    <li>
      <BadgeCount className={styles.item} />
    </li>
  );
}

function StreakItem() {
  const path = usePath();
  const streak = useStreak();
  if (streak === null) return null;
  return (
    <li>
      <Link className={styles.item} to={path('plan')}>
        <CalendarCheck aria-hidden="true" />
        {streak}
      </Link>
    </li>
  );
}
