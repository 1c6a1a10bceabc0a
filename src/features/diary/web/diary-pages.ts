import { useSearchParams } from 'react-router';
import { type Day, isDay } from '#domain/kit/day.ts';
import { readOf } from '#features/views/contract.ts';
import { pageIn } from '#ui/layout/page-in.ts';
import { diaryView } from '../contract.ts';

/** The part of the diary that is shown: days, both included, and the page, counted from 1. */
export interface DiaryPlace {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly page: number;
}

/** A page of the list. */
export function readDiary({ from, to, page }: DiaryPlace) {
  return readOf(diaryView, { ...(from && { date_from: from }), ...(to && { date_to: to }) }, page);
}

/** The place in the address. Ignores what is not a day or a page. */
export function useDiaryPlace(): DiaryPlace {
  const [search] = useSearchParams();
  const dayOf = (name: string) => {
    const day = search.get(name);
    return isDay(day) ? day : null;
  };
  return { from: dayOf('from'), to: dayOf('to'), page: pageIn(search) };
}

/** The query of the address for a place. */
export function queryOf({ from, to, page }: DiaryPlace) {
  return { from: from ?? undefined, to: to ?? undefined, page: page === 1 ? undefined : String(page) };
}
