import { useTranslation } from 'react-i18next';
import { Card } from '#ui/primitives/Card.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';

export function RegistrationSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Card className="stack" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <Skeleton width="12rem" />
      <Skeleton shape="block" height="4rem" />
      <Skeleton shape="block" height="4rem" />
      <Skeleton shape="block" height="8rem" />
    </Card>
  );
}
