import { Link } from 'react-router';
import { CallFailure } from '../app/caller.ts';
import { LoadFailed } from '../app/failure/LoadFailed.tsx';
import { buttonClass } from '../primitives/Button.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { LoadingBlocks } from '../primitives/Skeleton.tsx';
import { useTranslation } from '../words/useTranslation.ts';

/** A read as far as it has come. */
export interface StaffRead<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  refetch(): Promise<unknown>;
}

interface StaffNotLoadedProps {
  readonly of: StaffRead<unknown>;
  /** The address of the list to return to when the thing asked for does not exist. */
  readonly list: string;
  /** The blocks shown until it comes, in rem. */
  readonly heights: readonly number[];
}

/** Stands where something is loading, and above what may be left of it when that failed; nothing once it is there. */
export function StaffNotLoaded({ of: { data, error, refetch }, list, heights }: StaffNotLoadedProps) {
  if (error && isAbsent(error)) return <Absent list={list} />;
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  return data === undefined ? <LoadingBlocks heights={heights} /> : null;
}

/** Whether trying again cannot help. */
function isAbsent(error: Error): boolean {
  return error instanceof CallFailure && (error.code === 'not_found' || error.code === 'malformed_request');
}

function Absent({ list }: { readonly list: string }) {
  const { t } = useTranslation('ui-staff');
  return (
    <EmptyState title={t('absent')}>
      <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={list}>
        {t('toList')}
      </Link>
    </EmptyState>
  );
}
