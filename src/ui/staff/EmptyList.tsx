import type { ComponentProps } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { EmptyState } from '../primitives/EmptyState.tsx';

/**
 * Replaces a list without rows. Only the first page can say that nothing is waiting: a later page that became empty redirects to
 * it.
 */
export function EmptyList(words: ComponentProps<typeof EmptyState>) {
  const [search] = useSearchParams();
  if (!search.has('page')) return <EmptyState {...words} />;
  const first = new URLSearchParams(search);
  first.delete('page');
  return <Navigate to={{ search: first.toString() }} replace />;
}
