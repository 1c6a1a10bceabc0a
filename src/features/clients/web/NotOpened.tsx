import { useEffect } from 'react';
import { LOOK_NOT_LOGGED } from '#domain/nurse/pairing.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { useKit } from '#ui/kit.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readClients } from '../contract.ts';

interface NotOpenedProps {
  /** How her looks ended; null: one of them did not fail. */
  readonly errors: readonly (Error | null)[];
  readonly onRetry: () => void;
}

/** Replaces what of her clients did not open; says so where that is because her look could not be logged. */
export function NotOpened({ errors, onRetry }: NotOpenedProps) {
  const { t } = useTranslation('clients');
  const { queryClient } = useKit();
  const failures = errors.filter((error) => error instanceof CallFailure);
  const isUnlogged = failures.some(({ message }) => message === LOOK_NOT_LOGGED);
  const isGone = failures.some(({ code }) => code === 'not_found');
  // The client stopped, or shares less now. The list says which, and the page of the client shows it.
  useEffect(() => {
    if (isGone) void queryClient.invalidateQueries({ queryKey: [readClients.path] });
  }, [isGone, queryClient]);
  return (
    <LoadFailed text={t('list.failed')} reason={isUnlogged ? t('notLogged') : undefined} onRetry={onRetry} />
  );
}
