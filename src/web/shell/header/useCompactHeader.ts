import { useEffect, useState } from 'react';
import { AT_TOP, scrolledTo } from './header-scroll.ts';

/** Whether the header is compact, because the person is scrolling down. */
export function useCompactHeader(): boolean {
  const [isCompact, setCompact] = useState(false);
  useEffect(() => {
    let scrolled = AT_TOP;
    const onScroll = () => {
      scrolled = scrolledTo(scrolled, window.scrollY);
      setCompact(scrolled.isCompact);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isCompact;
}
