import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { focusAround } from '../focus/focus-around.ts';
import { Banner } from '../primitives/Banner.tsx';
import { Button } from '../primitives/Button.tsx';
import { LoadingBlocks } from '../primitives/Skeleton.tsx';
import { CallFailure } from './caller.ts';

/** Replaces content that failed to load; mentions maintenance, and offers a retry. `text` says what failed. */
export function LoadFailed({ onRetry, text }: { onRetry: () => void; text?: string }) {
  const { t } = useTranslation('ui');
  const calls = useQueryClient().getQueryCache().getAll();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    // It goes while the content is fetched again, and the focus stays with what holds both.
    return () => focusAround(current);
  }, []);
  const isClosed = calls.some(
    ({ state: { error } }) => error instanceof CallFailure && error.code === 'unavailable',
  );
  return (
    <Banner tone="danger" role="alert">
      <p>{isClosed || !text ? t(isClosed ? 'failure.unavailable' : 'failure.load') : text}</p>
      <Button ref={button} variant="secondary" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Banner>
  );
}

interface NotLoadedProps {
  readonly of: { readonly isLoadingError: boolean; refetch(): Promise<unknown> };
  /** Of the blocks that stand there until it comes, in rem. */
  readonly heights: readonly number[];
}

/** In the place of what is not there yet, or could not be fetched. */
export function NotLoaded({ of, heights }: NotLoadedProps) {
  if (of.isLoadingError) return <LoadFailed onRetry={() => void of.refetch()} />;
  return <LoadingBlocks heights={heights} />;
}
