import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useFocusedOn } from '../focus/useFocusedOn.ts';
import styles from './ViewHeading.module.css';

interface ViewHeadingProps {
  /** Whether the focus moves here, because another view was open before. */
  readonly isFocused: boolean;
  /** Its number among the views: "Question 1 of 3". Part of the heading, so that screen readers announce both together. */
  readonly place?: string | undefined;
  /** The id of the words alone, to name a control after. */
  readonly wordsId?: string | undefined;
  readonly children: ReactNode;
}

/** The heading of one of several views of a page. */
export function ViewHeading({ isFocused, place, wordsId, children }: ViewHeadingProps) {
  const ref = useFocusedOn<HTMLHeadingElement>(isFocused);
  const { key: entry } = useLocation();
  // Going back restores how far the page was scrolled, after the focus has moved.
  useEffect(() => {
    if (ref.current === document.activeElement) ref.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once more at each entry of the history
  }, [isFocused, ref, entry]);
  return (
    <h2 ref={ref} className={styles.heading} tabIndex={-1}>
      {place && <span className={styles.place}>{place}</span>} <span id={wordsId}>{children}</span>
    </h2>
  );
}
