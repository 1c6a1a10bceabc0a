import type { ComponentProps } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { EmptyState } from '../primitives/EmptyState.tsx';

/**
 * What a list says that has no rows. Only its first page can say that nothing waits: a later one of which nothing is left gives
 * way to it.
 */
export function EmptyList(words: ComponentProps<typeof EmptyState>) {
  const [search] = useSearchParams();
  if (!search.has('page')) return <EmptyState {...words} />;
  const first = new URLSearchParams(search);
  first.delete('page');
  return <Navigate to={{ search: first.toString() }} replace />;
}
