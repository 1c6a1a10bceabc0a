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
  Stethoscope,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import type { PlainRouteName } from '#domain/site/routes.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { usePopup } from '#ui/primitives/overlay/Popup.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './AccountMenu.module.css';
import { SupportDialog } from './SupportDialog.tsx';

/** Left out on a phone, which has these in the menu behind its last tab. */
const IN_MORE: ReadonlySet<string> = new Set([
  'notifications',
  'badges',
  'messages',
  'buddies',
  'nurse',
  'welcome',
  'logout',
]);

/** Links to the pages of the account, without those the site lacks, and without badges where they are turned off. */
export function AccountMenu({ me }: { me: Me }) {
  const { t } = useTranslation('settings');
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={styles.list}>
        <PageItem name="avatar" icon={Smile} word={t('menu.avatar')} />
        <PageItem name="notifications" icon={Bell} word={t('menu.notifications')} />
        {me.showsBadges && <PageItem name="badges" icon={Award} word={t('menu.badges')} />}
        <PageItem name="messages" icon={Mail} word={t('menu.messages')} />
        <PageItem name="buddies" icon={Users} word={t('menu.buddies')} />
        <PageItem name="nurse" icon={Stethoscope} word={t('menu.nurse')} />
        <PageItem name="sessions" icon={MonitorSmartphone} word={t('menu.sessions')} />
        <PageItem name="export" icon={FileDown} word={t('menu.export')} />
        <PageItem name="welcome" icon={Signpost} word={t('menu.welcome')} />
        <PageItem name="privacy" icon={Lock} word={t('menu.privacy')} />
        <SupportItem />
        <PageItem name="logout" icon={LogOut} word={t('menu.logout')} />
      </ul>
    </nav>
  );
}

interface PageItemProps {
  readonly name: PlainRouteName;
  readonly icon: LucideIcon;
  readonly word: string;
}

/** Absent where the site has no such page. */
function PageItem({ name, icon: Icon, word }: PageItemProps) {
  const app = useApp();
  const path = usePath();
  if (!app.isOpen(name)) return null;
  return (
    <li className={IN_MORE.has(name) ? styles.inMore : undefined}>
      <Link className={styles.link} to={path(name)}>
        <Icon aria-hidden="true" />
        {word}
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
