import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/kit/day.ts';
import { firstDayOf, type Month, monthOf } from '#domain/kit/month.ts';
import { dayOfKey } from './day-of-key.ts';

interface DayFocus {
  readonly month: Month;
  /** Months that a key may move to. */
  readonly bounds: { readonly first: Month; readonly last: Month };
  readonly today: Day;
  readonly onMonth: (month: Month) => void;
}

const dayAt = (target: EventTarget): Day | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;

/** Moves through a grid of days with the keyboard. One day is the tab stop: the last one visited, today, or the first. */
export function useDayFocus({ month, bounds, today, onMonth }: DayFocus) {
  const grid = useRef<HTMLTableElement>(null);
  const [visited, setVisited] = useState<Day | null>(null);
  // A day of another month can be focused only once that month is rendered.
  const awaited = useRef<Day | null>(null);
  const tabStop = [visited, today].find((day) => day !== null && monthOf(day) === month) ?? firstDayOf(month);

  useEffect(() => {
    if (awaited.current === null || awaited.current !== tabStop) return;
    awaited.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const from = awaited.current ?? dayAt(event.target);
    if (!from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const day = dayOfKey(event.key, from);
    if (!day) return;
    event.preventDefault();
    const to = monthOf(day);
    if (to < bounds.first || to > bounds.last) return;
    awaited.current = day;
    setVisited(day);
    if (to !== month) onMonth(to);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const day = dayAt(target);
    if (day && awaited.current === null) setVisited(day);
  };
  return { tabStop, gridProps: { ref: grid, onKeyDown, onFocus } };
}
