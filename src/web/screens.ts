import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { RouteName } from '#domain/site/routes.ts';
import type { App } from '#ui/app/app.ts';
import type { PostedAnswer } from '#ui/form/posted.ts';
import { arrived } from './part-missing.ts';

/**
 * The screen of every route: slice and file, or null for a page that does not exist yet. Such a page answers 404 and
 * is never linked to (`App.isOpen`). One that is made of parts of several slices stands in this folder.
 */
export const SCREENS: Readonly<Record<RouteName, string | null>> = {
  landing: 'pages/PageScreen',
  help: 'pages/PageScreen',
  faq: 'pages/PageScreen',
  tips: 'pages/PageScreen',
  tip: 'pages/PageScreen',
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
  forgotPassword: 'account/ForgotPasswordScreen',
  resetPassword: 'account/ResetPasswordScreen',
  resetPasswordLogin: 'account/ResetPasswordScreen',
  passwordChosen: 'account/PasswordChosenScreen',
  programme: 'programme/overview/ProgrammeScreen',
  exercise: 'programme/exercise/ExerciseScreen',
  plan: 'recovery-plan/PlanScreen',
  goal: 'recovery-plan/GoalScreen',
  goalStep: 'recovery-plan/WizardScreen',
  registration: 'daily-registration/RegistrationScreen',
  registrationOfDay: 'daily-registration/RegistrationOfDayScreen',
  badges: 'badges/BadgesScreen',
  calendar: 'calendar/CalendarScreen',
  welcome: 'tour/TourScreen',
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
  buddies: null,
  buddyAccept: null,
  buddyRefuse: null,
  buddyUnsubscribe: null,
  diary: null,
  diaryEntry: null,
  forum: null,
  forumCreate: null,
  forumRegulations: 'pages/PageScreen',
  clients: null,
  client: null,
  inviteClient: null,
};

/** The screen of an address that is no route: the content may have a page there. */
export const ENTITY_SCREEN = 'pages/EntityScreen';

/** Screens that are there to be read: the same for every visitor, and everything on them works without script (docs/decisions/0023). */
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
 * Private screens of which the server renders a frame, the same for everyone but for who is looking: the browser
 * fetches what is theirs, and nothing waits for it.
 */
const FRAMES: ReadonlySet<string | null> = new Set(
  (
    [
      'programme',
      'plan',
      'registration',
      'registrationOfDay',
      'calendar',
      'badges',
      'messages',
      'account',
    ] as const satisfies readonly RouteName[]
  ).map((name) => SCREENS[name]),
);

export function isFrame(screen: string): boolean {
  return FRAMES.has(screen);
}

/** Forms that are answered without script as well (docs/decisions/0021), and where many come from a cold start. */
const FORMS_THAT_WAIT: ReadonlySet<string> = new Set([
  'session/LoginScreen',
  'account/CredentialsScreen',
  'account/ForgotPasswordScreen',
]);

/** Whether the scripts of a screen are fetched when the visitor reaches for something. */
export function waitsForReaching(screen: string): boolean {
  return isForReading(screen) || FORMS_THAT_WAIT.has(screen);
}

/** What a screen's file exports: the component under the file's own name, and what to fetch on the way there. */
export interface ScreenModule {
  readonly Screen: ComponentType;
  /**
   * A promise holds the page back until its data is there: for public pages, which the server renders whole. It may
   * answer the status of the page, for one that shows in its own words why it is of no use.
   */
  prefetch?(app: App, params: Params, address: URL): void | Promise<number | void>;
  /**
   * Does what the form of this page does, for who sent it without script. Answers where to go then, or what the form
   * shows in its place (docs/decisions/0021).
   */
  answer?(app: App, posted: URLSearchParams, search: URLSearchParams): Promise<PostedAnswer>;
  /** Where someone has to go first, or null. */
  before?(app: App): string | null;
}

/** The slices whose words such a screen shows. */
const SLICES_OF: Readonly<Record<string, readonly string[]>> = {
  'web/AccountScreen': ['settings', 'programme', 'badges', 'notifications', 'account'],
};

export function slicesOf(screen: string): readonly string[] {
  return SLICES_OF[screen] ?? [screen.split('/')[0] ?? ''];
}

const modules = import.meta.glob<Record<string, unknown>>([
  '/src/features/*/web/**/*Screen.tsx',
  '/src/web/*Screen.tsx',
]);

/** The source file of a screen, as the bundle's manifest names it. */
export function screenFile(screen: string): string {
  return screen.startsWith('web/') ? `src/${screen}.tsx` : `src/features/${screen.replace('/', '/web/')}.tsx`;
}

export async function loadScreen(screen: string): Promise<ScreenModule> {
  const load = modules[`/${screenFile(screen)}`];
  if (!load) throw new Error(`There is no screen ${screen}`);
  const module = await arrived(load());
  const name = screen.split('/').at(-1) ?? '';
  return { ...module, Screen: module[name] } as unknown as ScreenModule;
}
