import { type NavigateOptions, useNavigate, useRevalidator } from 'react-router';
import { useIsHere } from '../useIsHere.ts';

/**
 * Opens the page that follows a call. Whoever has left meanwhile, as for the page with help, stays where they are, unless that page
 * is for visitors only and they are no visitor any more.
 */
export function useGoOn(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { revalidate } = useRevalidator();
  return async (to, options) => (isHere() ? navigate(to, options) : revalidate());
}
