import { launchedSettings } from '../kit/portal.ts';
import { accountScreens } from './account-screens.ts';
import { annasScreens } from './anna-screens.ts';
import { buddyScreens } from './buddy-screens.ts';
import { exerciseScreens } from './exercise-screens.ts';
import { forumScreens } from './forum-screens.ts';
import { launchedScreens } from './launched-screens.ts';
import { newcomersScreens } from './newcomer-screens.ts';
import { nurseScreens } from './nurse-screens.ts';
import { lookAround, plainPages } from './plain-pages.ts';
import { relativesScreens } from './programme-screens.ts';
import type { Tour } from './tour.ts';
import { visitorScreens } from './visitor-screens.ts';

const SHOWN: readonly Tour[] = [
  {
    name: 'a visitor',
    site: 'alcohol',
    screens: visitorScreens,
    pages: [
      'landing',
      'help',
      'faq',
      'tips',
      'tip',
      'forumRegulations',
      'offline',
      'privacy',
      'login',
      'unsubscribe',
      'farewell',
      'forgotPassword',
      'resetPassword',
      'validate',
      'register',
      'credentials',
    ],
  },
  {
    name: 'Anna',
    site: 'alcohol',
    screens: annasScreens,
    pages: [
      'today',
      'programme',
      'plan',
      'urge',
      'urgeStep',
      'mirror',
      'calendar',
      'registration',
      'registrationOfDay',
      'goalStep',
      'badges',
      'term',
      'messages',
      'diary',
      'diaryNew',
      'diaryEntry',
    ],
  },
  {
    name: 'a newcomer',
    site: 'gambling',
    leftToFull: true,
    screens: newcomersScreens,
    pages: [
      'welcome',
      'programme',
      'plan',
      'goalStep',
      'registration',
      'validate',
      'notifications',
      'resetPassword',
      'passwordChosen',
    ],
  },
  {
    name: 'a relative',
    site: 'naasten',
    leftToFull: true,
    screens: relativesScreens,
    pages: ['landing', 'today', 'programme', 'forYourself', 'account'],
  },
  {
    name: 'someone with an account',
    site: 'cannabis',
    screens: accountScreens,
    pages: [
      'more',
      'account',
      'badges',
      'changeEmail',
      'changePassword',
      'notifications',
      'messages',
      'sessions',
      'export',
      'deleteAccount',
    ],
  },
  {
    name: 'someone with a buddy',
    site: 'tobacco',
    leftToFull: true,
    screens: buddyScreens,
    pages: [
      'buddies',
      'buddyAccept',
      'buddyRefuse',
      'buddyUnsubscribe',
      'buddyCheer',
      'buddyUpdates',
      'urgeStep',
    ],
  },
  {
    name: 'someone on the forum',
    site: 'alcohol',
    leftToFull: true,
    screens: forumScreens,
    pages: ['forum', 'forumCategory', 'forumPost', 'forumCreate'],
  },
  {
    name: 'a nurse',
    site: 'poh',
    leftToFull: true,
    screens: nurseScreens,
    pages: [
      'registerNurse',
      'secondStep',
      'clients',
      'client',
      'clientPrint',
      'conversationCards',
      'inviteClient',
      'nurseAccount',
      'nurseEmail',
      'nursePassword',
      'nurseSessions',
      'nurseExport',
    ],
  },
  {
    name: 'someone with exercises',
    site: 'alcohol',
    leftToFull: true,
    screens: exerciseScreens,
    pages: ['exercise'],
  },
  {
    name: 'someone whom a portal launches',
    site: 'alcohol',
    leftToFull: true,
    screens: launchedScreens,
    pages: [
      'registerHti',
      'credentialsHti',
      'loggedOut',
      'today',
      'account',
      'changeEmail',
      'login',
      'forgotPassword',
    ],
    settings: launchedSettings,
  },
];

const SITE_OF_OTHERS = 'cannabis';
const OTHERS = plainPages(SITE_OF_OTHERS, new Set(SHOWN.flatMap(({ pages }) => pages)));

/** Every screen of the product, in the order in which somebody comes across it. */
export const TOURS: readonly Tour[] = [
  ...SHOWN,
  { name: 'someone who looks around', site: SITE_OF_OTHERS, screens: lookAround(OTHERS), pages: OTHERS },
];
