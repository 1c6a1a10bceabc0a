import { CalendarOff, Flag, type LucideIcon, TrendingUp } from 'lucide-react';
import type { Reason } from '#domain/nurse/attention.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './ClientList.module.css';

const ICONS: Readonly<Record<Reason, LucideIcon>> = {
  silence: CalendarOff,
  rising: TrendingUp,
  planTooSteep: Flag,
};

/** Why a client is at the top of the list. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const { t } = useTranslation('clients');
  return reasons.map((reason) => {
    const Icon = ICONS[reason];
    return (
      <span key={reason} className={styles.reason}>
        <Icon aria-hidden="true" />
        {t(`reason.${reason}`)}
      </span>
    );
  });
}
