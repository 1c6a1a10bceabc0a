import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';

export function BadgesSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="stack">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton shape="block" height="16rem" />
      <Skeleton shape="block" height="16rem" />
    </div>
  );
}
