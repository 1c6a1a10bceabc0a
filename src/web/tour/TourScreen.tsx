import { siteProfile } from '#domain/site/site.ts';
import { prefetchTour, TourPage } from '#features/tour/web/TourPage.tsx';
import { useApp } from '#ui/app/app.ts';
import { ExampleWeek } from '#ui/app/days/ExampleWeek.tsx';
import { CallNow } from '#ui/help/CallNow.tsx';

import {
  BreathDrawing,
  BuddyDrawing,
  DiaryDrawing,
  ExerciseDrawing,
  QuestionDrawing,
  YourselfDrawing,
} from './drawings.tsx';

import { MonthDrawing } from './MonthDrawing.tsx';
import { PlanDrawing } from './PlanDrawing.tsx';

export const prefetch = prefetchTour;

/** The tour, each step with the part of the product that it is about. */
export function TourScreen() {
  return <TourPage Picture={Picture} />;
}

function Picture({ of }: { of: string }) {
  const { measure } = siteProfile(useApp().site);
  switch (of) {
    case 'welcome':
      return measure ? <QuestionDrawing unit={measure.unit} /> : <BreathDrawing />;
    case 'programme':
      return <ExerciseDrawing />;
    case 'plan':
      return measure && <PlanDrawing measure={measure} />;
    case 'days':
      return <ExampleWeek />;
    case 'calendar':
      return <MonthDrawing />;
    case 'diary':
      return <DiaryDrawing />;
    case 'together':
      return <BuddyDrawing />;
    case 'help':
      // Instead of a drawing, so that somebody who needs these numbers now can call.
      return <CallNow />;
    default:
      return <YourselfDrawing />;
  }
}
