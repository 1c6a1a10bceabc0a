import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { focusAround } from '../../focus/focus-around.ts';
import { Banner } from '../../primitives/Banner.tsx';
import { Button } from '../../primitives/Button.tsx';
import { LoadingBlocks } from '../../primitives/Skeleton.tsx';
import { CallFailure } from '../caller.ts';

interface LoadFailedProps {
  readonly onRetry: () => void;
  /** What failed; not said when the site is closed for maintenance. */
  readonly text?: string | undefined;
  /** Why it failed, where that is known; said instead of anything else. */
  readonly reason?: string | undefined;
}

/** Replaces content that failed to load, and offers a retry. */
export function LoadFailed({ onRetry, text, reason }: LoadFailedProps) {
  const { t } = useTranslation('ui');
  const isClosed = isClosedForMaintenance(useQueryClient());
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    // The button goes while the content is fetched again; the focus moves to what holds both.
    return () => focusAround(current);
  }, []);
  return (
    <Banner tone="danger" role="alert">
      <p>{reason ?? (isClosed ? t('failure.unavailable') : (text ?? t('failure.load')))}</p>
      <Button ref={button} variant="secondary" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Banner>
  );
}

/** During maintenance every call is refused, so any failed read on the page shows it. */
function isClosedForMaintenance(queryClient: QueryClient): boolean {
  const calls = queryClient.getQueryCache().getAll();
  return calls.some(({ state: { error } }) => error instanceof CallFailure && error.code === 'unavailable');
}

interface NotLoadedProps {
  readonly of: { readonly isLoadingError: boolean; refetch(): Promise<unknown> };
  /** The blocks shown until it comes, in rem. */
  readonly heights: readonly number[];
}

/** Replaces content that is not there yet, or could not be fetched. */
export function NotLoaded({ of, heights }: NotLoadedProps) {
  if (of.isLoadingError) return <LoadFailed onRetry={() => void of.refetch()} />;
  return <LoadingBlocks heights={heights} />;
}
