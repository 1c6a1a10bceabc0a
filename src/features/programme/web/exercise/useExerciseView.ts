import { useState } from 'react';
import { useViewHistory } from '#ui/app/useViewHistory.ts';

/** A view of an exercise: its start, some of its questions by their index, or the way out for now. */
export type ViewName = 'start' | 'later' | number;

/** The view that is open, which the address names, and the ways to others. */
export function useExerciseView() {
  const history = useViewHistory();
  const { hash, hasMoved } = history;
  const [last, setLast] = useState<ViewName>('start');
  const name = viewAt(hash, last);
  if (name !== last) setLast(name);
  return {
    name,
    /** Whether another view was open before, so that the focus has to follow. */
    hasMoved,
    goTo: (to: ViewName) => history.follow(hashOf(name), hashOf(to)),
    back: (to: ViewName) => history.back(hashOf(name), hashOf(to)),
    /** Goes back to the view that this one was opened from, or else to the given one. */
    undo: (to: ViewName) => history.undo(hashOf(name), hashOf(to)),
    /** Opens a view instead of this one. */
    leaveTo: (to: ViewName) => history.replace(hashOf(to)),
    /** Makes the address name the view that is shown. */
    correct: (to: ViewName) => history.rename(hashOf(to)),
  };
}

export type OpenView = ReturnType<typeof useExerciseView>;

function hashOf(name: ViewName): string {
  if (name === 'start') return '';
  return typeof name === 'number' ? `#${name + 1}` : `#${name}`;
}

/** The view that an address names. With a hash that is not ours, as after the skip link, the last one stays. */
function viewAt(hash: string, last: ViewName): ViewName {
  if (hash === '') return 'start';
  if (hash === hashOf('later')) return 'later';
  const number = Number(hash.slice(1));
  return Number.isNaN(number) ? last : number - 1;
}
