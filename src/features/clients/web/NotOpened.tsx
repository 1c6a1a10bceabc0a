import { LOOK_NOT_LOGGED } from '#domain/nurse/pairing.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface NotOpenedProps {
  /** How her looks ended; null: one of them did not fail. */
  readonly errors: readonly (Error | null)[];
  readonly onRetry: () => void;
}

/** Replaces what of her clients did not open; says so where that is because her look could not be logged. */
export function NotOpened({ errors, onRetry }: NotOpenedProps) {
  const { t } = useTranslation('clients');
  const isUnlogged = errors.some(
    (error) => error instanceof CallFailure && error.message === LOOK_NOT_LOGGED,
  );
  return (
    <LoadFailed text={t('list.failed')} reason={isUnlogged ? t('notLogged') : undefined} onRetry={onRetry} />
  );
}
