import { accountScreens } from './account-screens.ts';
import { annasScreens } from './anna-screens.ts';
import { exerciseScreens } from './exercise-screens.ts';
import { newcomersScreens } from './newcomer-screens.ts';
import { relativesScreens } from './programme-screens.ts';
import type { Tour } from './tour.ts';
import { visitorScreens } from './visitor-screens.ts';

/** Every screen of the product, in the order in which somebody walks past it. */
export const TOURS: readonly Tour[] = [
  { name: 'a visitor', site: 'alcohol', screens: visitorScreens },
  { name: 'Anna', site: 'alcohol', screens: annasScreens },
  { name: 'a newcomer', site: 'gambling', screens: newcomersScreens },
  { name: 'a relative', site: 'naasten', screens: relativesScreens },
  { name: 'someone with an account', site: 'cannabis', screens: accountScreens },
  { name: 'someone with exercises', site: 'alcohol', screens: exerciseScreens },
];
