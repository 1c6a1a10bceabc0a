import { Medal as MedalIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Shows its children, or where to turn badges on if the reader turned them off. */
export function WhereShown({ children }: { children: ReactNode }) {
  const me = useMe();
  return me && (me.showsBadges ? children : <SwitchedOff />);
}

function SwitchedOff() {
  const { t } = useTranslation('badges');
  const path = usePath();
  return (
    <EmptyState icon={<MedalIcon />} title={t('off.title')}>
      <p>{t('off.text')}</p>
      <Link className={buttonClass({ variant: 'secondary' })} to={path('account')}>
        {t('off.action')}
      </Link>
    </EmptyState>
  );
}
