import { useState } from 'react';
import { useViewHistory } from '#ui/app/useViewHistory.ts';

/** Where somebody is in an exercise: before the questions or after them, at one by the index of its view, or leaving. */
export type Place = 'start' | 'later' | number;

/** The place that is open, which the address names. */
export function useExercisePlace() {
  const history = useViewHistory();
  const { hash, hasMoved } = history;
  const [kept, setKept] = useState<Place>('start');
  const place = placeAt(hash, kept);
  if (place !== kept) setKept(place);
  return {
    place,
    /** Whether another place was open before, so that the focus has to follow. */
    hasMoved,
    goTo: (to: Place) => history.follow(hashOf(place), hashOf(to)),
    back: (to: Place) => history.back(hashOf(place), hashOf(to)),
    /** Goes back to where this place was opened from, or else to the given one. */
    undo: (to: Place) => history.undo(hashOf(place), hashOf(to)),
    /** Opens a place instead of this one. */
    leaveTo: (to: Place) => history.replace(hashOf(to)),
    /** Gives the address the name of the place that is shown. */
    correct: (to: Place) => history.rename(hashOf(to)),
  };
}

export type OpenPlace = ReturnType<typeof useExercisePlace>;

function hashOf(place: Place): string {
  if (place === 'start') return '';
  return typeof place === 'number' ? `#${place + 1}` : `#${place}`;
}

/** With a hash that is not ours, as after the skip link, the place stays. */
function placeAt(hash: string, kept: Place): Place {
  if (hash === '') return 'start';
  if (hash === hashOf('later')) return 'later';
  const number = Number(hash.slice(1));
  return Number.isNaN(number) ? kept : number - 1;
}
