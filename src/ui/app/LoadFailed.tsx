import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Banner } from '../primitives/Banner.tsx';
import { Button } from '../primitives/Button.tsx';
import { CallFailure } from './caller.ts';

/** Replaces content that failed to load; mentions maintenance, and offers a retry. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui');
  const calls = useQueryClient().getQueryCache().getAll();
  const isClosed = calls.some(
    ({ state: { error } }) => error instanceof CallFailure && error.code === 'unavailable',
  );
  return (
    <Banner tone="danger" role="alert">
      <p>{t(isClosed ? 'failure.unavailable' : 'failure.load')}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Banner>
  );
}
