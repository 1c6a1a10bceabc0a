import type { RouteName } from '#domain/site/routes.ts';

/**
 * The screen of every route: slice and file, or null for a page that does not exist yet. Such a page is a 404 and is never
 * linked to (`App.isOpen`). Screens that combine several slices are in this folder.
 */
export const SCREENS: Readonly<Record<RouteName, string | null>> = {
  landing: 'pages/PageScreen',
  help: 'pages/PageScreen',
  faq: 'pages/PageScreen',
  tips: 'pages/PageScreen',
  tip: 'pages/PageScreen',
  // Its path is that of a call as well.
  term: 'pages/EntityScreen',
  privacy: 'pages/PageScreen',
  offline: 'pages/OfflineScreen',
  register: 'onboarding/OnboardingScreen',
  credentials: 'account/CredentialsScreen',
  registerHti: null,
  credentialsHti: null,
  validate: 'account/ValidateScreen',
  unsubscribe: 'notifications/UnsubscribeScreen',
  login: 'session/LoginScreen',
  logout: 'session/LogoutScreen',
  farewell: 'account/FarewellScreen',
  forgotPassword: 'account/ForgotPasswordScreen',
  resetPassword: 'account/ResetPasswordScreen',
  resetPasswordLogin: 'account/ResetPasswordScreen',
  passwordChosen: 'account/PasswordChosenScreen',
  today: 'web/TodayScreen',
  programme: 'web/ProgrammeScreen',
  exercise: 'programme/exercise/ExerciseScreen',
  plan: 'web/PlanScreen',
  goal: 'recovery-plan/wizard/GoalScreen',
  goalStep: 'recovery-plan/wizard/WizardScreen',
  registration: 'daily-registration/RegistrationScreen',
  registrationOfDay: 'daily-registration/RegistrationOfDayScreen',
  urge: 'urge/UrgeScreen',
  urgeStep: 'urge/UrgeStepScreen',
  badges: 'badges/BadgesScreen',
  calendar: 'web/CalendarScreen',
  welcome: 'web/tour/TourScreen',
  more: 'web/MoreScreen',
  account: 'web/AccountScreen',
  changeEmail: 'account/ChangeEmailScreen',
  changePassword: 'account/ChangePasswordScreen',
  notifications: 'notifications/NotificationsScreen',
  avatar: 'settings/AvatarScreen',
  messages: 'messages/MessagesScreen',
  sessions: 'session/SessionsScreen',
  export: 'data-export/ExportScreen',
  deleteAccount: 'account/DeleteAccountScreen',
  nurse: null,
  buddies: 'buddies/BuddiesScreen',
  buddyUpdates: 'buddies/BuddyUpdatesScreen',
  buddyAccept: 'buddies/AcceptScreen',
  buddyRefuse: 'buddies/RefuseScreen',
  buddyUnsubscribe: 'buddies/UnsubscribeScreen',
  buddyCheer: 'buddies/CheerScreen',
  diary: 'diary/DiaryScreen',
  diaryNew: 'diary/DiaryNewScreen',
  diaryEntry: 'diary/DiaryEntryScreen',
  forum: 'forum/ForumScreen',
  forumCategory: 'forum/CategoryScreen',
  forumPost: 'forum/PostScreen',
  forumCreate: 'forum/NewPostScreen',
  comment: 'forum/CommentScreen',
  forumRegulations: 'pages/PageScreen',
  clients: null,
  client: null,
  inviteClient: null,
};

/** The screen for a URL without a route: the content may have a page there. */
export const ENTITY_SCREEN = 'pages/EntityScreen';

/** Content pages: the same for every visitor, and everything on them works without JavaScript (docs/decisions/0023). */
const FOR_READING: ReadonlySet<string> = new Set([
  'pages/PageScreen',
  ENTITY_SCREEN,
  'pages/OfflineScreen',
  'pages/MaintenanceScreen',
]);

export function isForReading(screen: string): boolean {
  return FOR_READING.has(screen);
}

/**
 * Private screens of which the server renders a skeleton, the same for everyone except for their identity: the browser
 * fetches personal data, and rendering does not wait for it.
 */
const FRAMES: ReadonlySet<string | null> = new Set(
  (
    [
      'today',
      'programme',
      'plan',
      'registration',
      'registrationOfDay',
      'calendar',
      'urge',
      'urgeStep',
      'badges',
      'messages',
      'buddies',
      'buddyUpdates',
      'more',
      'account',
    ] as const satisfies readonly RouteName[]
  ).map((name) => SCREENS[name]),
);

export function isFrame(screen: string): boolean {
  return FRAMES.has(screen);
}

/** Forms that also work without JavaScript (docs/decisions/0021), and that many people open with a cold cache. */
const FORMS_THAT_WAIT: ReadonlySet<string> = new Set([
  'session/LoginScreen',
  'account/CredentialsScreen',
  'account/ForgotPasswordScreen',
]);

/** Whether the scripts of a screen load on the first interaction. */
export function waitsForReaching(screen: string): boolean {
  return isForReading(screen) || FORMS_THAT_WAIT.has(screen);
}

/** The slices whose texts such a screen shows. */
const SLICES_OF: Readonly<Record<string, readonly string[]>> = {
  'web/TodayScreen': ['daily-registration', 'programme', 'recovery-plan', 'notifications'],
  'web/ProgrammeScreen': ['programme', 'daily-registration'],
  'web/CalendarScreen': ['calendar'],
  'web/PlanScreen': ['recovery-plan', 'programme'],
  'web/tour/TourScreen': ['tour', 'daily-registration', 'recovery-plan', 'diary'],
  'web/MoreScreen': ['settings'],
  'web/AccountScreen': ['settings', 'programme', 'badges', 'notifications', 'account'],
};

export function slicesOf(screen: string): readonly string[] {
  return SLICES_OF[screen] ?? [screen.split('/')[0] ?? ''];
}

/** The source file of a screen, as named in the manifest. */
export function screenFile(screen: string): string {
  return screen.startsWith('web/') ? `src/${screen}.tsx` : `src/features/${screen.replace('/', '/web/')}.tsx`;
}
