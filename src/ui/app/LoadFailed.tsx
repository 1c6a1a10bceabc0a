import { useTranslation } from 'react-i18next';
import { Banner } from '../primitives/Banner.tsx';
import { Button } from '../primitives/Button.tsx';

/** Stands in the place of what could not be fetched, and tries again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Banner tone="danger" role="alert">
      <p>{t('failure.load')}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Banner>
  );
}
