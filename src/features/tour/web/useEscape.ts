import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Leaves for another page on Escape. What stands open above the page closes by it, and no more than that. */
export function useEscape(to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || (target as Element).closest('header, dialog')) return;
      void navigate(to, { replace: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, to]);
}
