import {
  Award,
  Bell,
  CircleQuestionMark,
  FileDown,
  Lock,
  LogOut,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Signpost,
  Smile,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { usePopup } from '#ui/primitives/overlay/Popup.tsx';
import styles from './AccountMenu.module.css';
import { SupportDialog } from './SupportDialog.tsx';

const PAGES = [
  ['avatar', Smile],
  ['notifications', Bell],
  ['badges', Award],
  ['messages', Mail],
  ['buddies', Users],
  ['sessions', MonitorSmartphone],
  ['export', FileDown],
  ['welcome', Signpost],
  ['privacy', Lock],
] as const;

/** What a phone has in its menu, one tab away. */
const IN_MORE: ReadonlySet<string> = new Set([
  'notifications',
  'badges',
  'messages',
  'buddies',
  'welcome',
  'logout',
]);

/** Links to the pages of the account, without those the site lacks, and without badges where they are turned off. */
export function AccountMenu({ me }: { me: Me }) {
  const { t } = useTranslation('settings');
  const app = useApp();
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={styles.list}>
        {PAGES.filter(([name]) => app.isOpen(name) && (name !== 'badges' || me.showsBadges)).map(
          ([name, icon]) => (
            <PageItem key={name} name={name} icon={icon} />
          ),
        )}
        <SupportItem />
        <PageItem name="logout" icon={LogOut} />
      </ul>
    </nav>
  );
}

interface PageItemProps {
  readonly name: (typeof PAGES)[number][0] | 'logout';
  readonly icon: LucideIcon;
}

function PageItem({ name, icon: Icon }: PageItemProps) {
  const { t } = useTranslation('settings');
  const path = usePath();
  return (
    <li className={IN_MORE.has(name) ? styles.inMore : undefined}>
      <Link className={styles.link} to={path(name)}>
        <Icon aria-hidden="true" />
        {t(`menu.${name}`)}
      </Link>
    </li>
  );
}

function SupportItem() {
  const { t } = useTranslation('settings');
  const dialog = usePopup();
  return (
    <li className={styles.inMore}>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={dialog.toggle}>
        <CircleQuestionMark aria-hidden="true" />
        {t('menu.support')}
      </button>
      <SupportDialog open={dialog.open} onClose={dialog.close} title={t('menu.support')} />
    </li>
  );
}
