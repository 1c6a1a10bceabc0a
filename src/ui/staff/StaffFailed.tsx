import { Link } from 'react-router';
import { CallFailure } from '../app/caller.ts';
import { LoadFailed } from '../app/failure/LoadFailed.tsx';
import { buttonClass } from '../primitives/Button.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { useTranslation } from '../words/useTranslation.ts';

interface StaffFailedProps {
  readonly error: Error;
  /** The address of the list to return to when the thing asked for does not exist. */
  readonly list: string;
  onRetry(): void;
}

/** Replaces what failed to load: with a link to the list if trying again cannot help, otherwise with a retry. */
export function StaffFailed({ error, list, onRetry }: StaffFailedProps) {
  const { t } = useTranslation('ui-staff');
  const isAbsent =
    error instanceof CallFailure && (error.code === 'not_found' || error.code === 'malformed_request');
  if (!isAbsent) return <LoadFailed onRetry={onRetry} />;
  return (
    <EmptyState title={t('absent')}>
      <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={list}>
        {t('toList')}
      </Link>
    </EmptyState>
  );
}
