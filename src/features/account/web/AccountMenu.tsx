import { Bell, FileDown, Lock, LogOut, Mail, MonitorSmartphone, Signpost, Smile } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import styles from './AccountMenu.module.css';

const ITEMS = [
  ['avatar', Smile],
  ['notifications', Bell],
  ['messages', Mail],
  ['sessions', MonitorSmartphone],
  ['export', FileDown],
  ['welcome', Signpost],
  ['privacy', Lock],
  ['logout', LogOut],
] as const;

/** The pages around the account; those a site does not have stay out. */
export function AccountMenu() {
  const { t } = useTranslation('account');
  const app = useApp();
  const path = usePath();
  return (
    <nav aria-label={t('settings.menu')}>
      <ul className={styles.list}>
        {ITEMS.filter(([name]) => app.isOpen(name)).map(([name, Icon]) => (
          <li key={name}>
            <Link className={styles.link} to={path(name)}>
              <Icon aria-hidden="true" />
              {t(`settings.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
