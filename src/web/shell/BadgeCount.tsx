import { Award } from 'lucide-react';
import { Link } from 'react-router';
import { useBadgeCount } from '#features/badges/web/useBadges.ts';
import { usePath } from '#ui/app/app.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The number of badges, linked to their page. Nothing while they load or when badges are turned off. */
export function BadgeCount({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('web');
  const path = usePath();
  const count = useBadgeCount();
  if (count === undefined) return null;
  return (
    <Link className={className} to={path('badges')}>
      <Award aria-hidden="true" />
      {t('badges', { count })}
    </Link>
  );
}
