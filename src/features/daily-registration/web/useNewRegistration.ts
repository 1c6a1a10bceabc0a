import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Day } from '#domain/kit/day.ts';
import type { Overview } from '../contract.ts';
import { emptyValues, isBegun, keptRegistration } from './registration-values.ts';
import { useKeptOfDay } from './useKeptOfDay.ts';
import { useRegistrationForm } from './useRegistrationForm.ts';

interface NewRegistration {
  readonly day: Day;
  /** The first day that can be filled in. */
  readonly first: Day;
  readonly overview: Overview;
  /** Whether "did not use" may be chosen: only for a day without a total. */
  readonly offersNo: boolean;
}

/** The form of a new registration, which follows the day in the address. */
export function useNewRegistration({ day, first, overview, offersNo }: NewRegistration) {
  const [search, setSearch] = useSearchParams();
  const empty = emptyValues(day, offersNo);
  const form = useRegistrationForm({
    values: empty,
    stored: null,
    first,
    dayOf: (date) => overview[date],
    keepAs: keptRegistration(day),
  });
  useKeptOfDay(form, empty);
  const { setValue } = form;
  useEffect(() => {
    setValue('day', day);
    if (!offersNo) setValue('register', 'yes');
  }, [day, offersNo, setValue]);

  // Once somebody has begun, the address holds the day: midnight may pass, or the session end, before they finish.
  const isLoose = search.get('date') !== day && isBegun(form.values, empty);
  useEffect(() => {
    if (!isLoose) return;
    setSearch({ date: day }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [isLoose, day, setSearch]);
  return form;
}
