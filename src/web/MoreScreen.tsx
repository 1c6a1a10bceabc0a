import {
  Award,
  Bell,
  BookOpen,
  CalendarDays,
  ChartColumn,
  ChevronRight,
  CircleQuestionMark,
  CircleUser,
  Feather,
  Languages,
  LifeBuoy,
  Lightbulb,
  ListChecks,
  LogOut,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  MessagesSquare,
  Signpost,
  Stethoscope,
  Users,
  Waves,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlainRouteName, RouteName } from '#domain/site/routes.ts';
import { languagesOf, siteProfile } from '#domain/site/site.ts';
import { useBadgeCount } from '#features/badges/web/useBadges.ts';
import { SupportDialog } from '#features/settings/web/SupportDialog.tsx';
import { useApp, usePath } from '#ui/app/app.ts';
import { useShowsBadges } from '#ui/app/badges/useShowsBadges.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { usePopup } from '#ui/primitives/overlay/Popup.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './MoreScreen.module.css';
import { LanguageSwitch } from './shell/LanguageSwitch.tsx';
import { UnreadCount } from './shell/UnreadCount.tsx';
import { useStreak } from './shell/useStreak.ts';

/** The menu behind the last tab of a phone: every page that has no tab, the account, and logging out. */
export function MoreScreen() {
  const { t } = useTranslation(['web', 'settings', 'ui']);
  const { measure } = siteProfile(useApp().site);
  const showsBadges = useShowsBadges();
  return (
    <Page narrow title={t('more')}>
      <PageTitle title={t('more')} />
      <nav className={styles.menu} aria-label={t('more')}>
        <Group of={['programme', 'plan', 'urge', 'forYourself', 'calendar', 'diary', 'forum']}>
          <PageRow name="programme" icon={ListChecks} word={t('programme')} onlyWithLargeText />
          <PageRow name="plan" icon={ChartColumn} word={t('plan')} onlyWithLargeText />
          <PageRow name="forYourself" icon={Feather} word={t('forYourself')} />
          {measure && <PageRow name="urge" icon={Waves} word={t(`ui:urge.${measure.unit}`)} />}
          <PageRow name="calendar" icon={CalendarDays} word={t('calendar')} />
          <PageRow name="diary" icon={BookOpen} word={t('diary')} />
          <PageRow name="forum" icon={MessagesSquare} word={t('forum')} />
        </Group>
        <Group of={['messages', 'notifications']}>
          {showsBadges && <PageRow name="badges" icon={Award} word={t('settings:menu.badges')} />}
          <PageRow name="messages" icon={Mail} word={t('messages')} />
          <PageRow name="buddies" icon={Users} word={t('settings:menu.buddies')} />
          <PageRow name="nurse" icon={Stethoscope} word={t('settings:menu.nurse')} />
          <PageRow name="notifications" icon={Bell} word={t('settings:menu.notifications')} />
        </Group>
        <Group of={['help']}>
          <PageRow name="help" icon={LifeBuoy} word={t('help')} />
          <PageRow name="faq" icon={MessageCircleQuestionMark} word={t('faq')} />
          <PageRow name="tips" icon={Lightbulb} word={t('tips')} />
          <PageRow name="welcome" icon={Signpost} word={t('settings:menu.welcome')} />
          <SupportRow />
        </Group>
        <Group of={['account']}>
          <PageRow name="account" icon={CircleUser} word={t('account')} />
          <LanguageRow />
          <PageRow name="logout" icon={LogOut} word={t('logout')} />
        </Group>
      </nav>
    </Page>
  );
}

/** A group of rows; absent on sites that have none of its pages. */
function Group({ of, children }: { of: readonly RouteName[]; children: ReactNode }) {
  const app = useApp();
  if (!of.some((name) => app.isOpen(name))) return null;
  return (
    <Card className={styles.group}>
      <ul className={styles.rows}>{children}</ul>
    </Card>
  );
}

interface PageRowProps {
  readonly name: PlainRouteName;
  readonly icon: LucideIcon;
  readonly word: string;
  /** Only shown with large text, when the tab bar has no room for it. */
  readonly onlyWithLargeText?: boolean;
}

/** A row that leads to a page; absent where the site lacks it. */
function PageRow({ name, icon: Icon, word, onlyWithLargeText = false }: PageRowProps) {
  const app = useApp();
  const path = usePath();
  if (!app.isOpen(name)) return null;
  return (
    <li className={onlyWithLargeText ? styles.extra : undefined}>
      <Link className={styles.row} to={path(name)}>
        <Icon aria-hidden="true" />
        <span className={styles.name}>
          {word}
          {name === 'calendar' && <Streak />}
        </span>
        {name === 'badges' && <BadgeNumber />}
        {name === 'messages' && <UnreadCount />}
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  );
}

/** How many days were filled in, under the name of the page that shows them: the row is high enough before it is known. */
function Streak() {
  const streak = useStreak();
  return streak !== null && <small className={styles.streak}> {streak}</small>;
}

/** The number of badges in the row that names them; read out with its unit. */
function BadgeNumber() {
  const { t } = useTranslation('web');
  const count = useBadgeCount();
  if (count === undefined) return null;
  return (
    <span className={styles.number}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('badges', { count })}</span>
    </span>
  );
}

function SupportRow() {
  const { t } = useTranslation('web');
  const dialog = usePopup();
  return (
    <li>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={dialog.toggle}>
        <CircleQuestionMark aria-hidden="true" />
        <span className={styles.name}>{t('support')}</span>
        <ChevronRight aria-hidden="true" />
      </button>
      <SupportDialog open={dialog.open} onClose={dialog.close} title={t('support')} />
    </li>
  );
}

/** The row with the languages; absent where the site has one. */
function LanguageRow() {
  const { t } = useTranslation('web');
  const { site, settings } = useApp();
  if (languagesOf(site, settings).length < 2) return null;
  return (
    <li className={styles.row}>
      <Languages aria-hidden="true" />
      <span className={styles.name}>{t('language')}</span>
      <LanguageSwitch label={t('languageMenu')} />
    </li>
  );
}
