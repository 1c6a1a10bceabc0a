import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '#ui/app/Avatar.tsx';
import { usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import styles from './Header.module.css';
import { isAccountPage } from './menu.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

/** On a wide screen, where the bar is full, the picture alone; a screen reader always gets the word. */
export function AccountLink({ avatar }: { avatar: number }) {
  const { t } = useTranslation('web');
  const path = usePath();
  const route = useCurrentRoute();
  return (
    <Link
      className={cx(buttonClass({ variant: 'subtle', size: 'small' }), styles.fromTablet, styles.account)}
      to={path('account')}
      title={t('account')}
      aria-current={isAccountPage(route) ? 'page' : undefined}
    >
      <Avatar avatar={avatar} size={32} />
      <span>{t('account')}</span>
    </Link>
  );
}
