import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Navigates away on Escape. When something is open above the page, Escape only closes that. */
export function useEscape(to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || (target instanceof Element && target.closest('header, dialog'))) return;
      void navigate(to, { replace: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, to]);
}
