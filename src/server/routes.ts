import { accountRoutes } from '#features/account/server/routes.ts';
import { badgesView, milestonesView } from '#features/badges/server/badges-views.ts';
import { badgeRoutes } from '#features/badges/server/routes.ts';
import { consentRoutes } from '#features/consent/server/routes.ts';
import { contactRoutes } from '#features/contacts/server/routes.ts';
import { crisisAlertRoutes } from '#features/crisis-alerts/server/routes.ts';
import {
  dailyRegistrationForm,
  dailyRegistrationRoutes,
} from '#features/daily-registration/server/routes.ts';
import { dataExportRoutes } from '#features/data-export/server/routes.ts';
import { errorReportRoutes } from '#features/error-reports/server/routes.ts';
import { faqRoutes } from '#features/faq/server/routes.ts';
import { mailRoutes } from '#features/mail/server/routes.ts';
import { messagesView } from '#features/messages/server/messages-view.ts';
import { onboardingRoutes } from '#features/onboarding/server/routes.ts';
import { contentRoutes, pageRoute } from '#features/pages/server/routes.ts';
import { exerciseAnswersView } from '#features/programme/server/answers-view.ts';
import { findExerciseForm, programmeRoutes } from '#features/programme/server/routes.ts';
import { highlightedTipsView, tipsView } from '#features/programme/server/tips.ts';
import { pushRoutes } from '#features/push/server/routes.ts';
import { goalForm, recoveryPlanRoutes } from '#features/recovery-plan/server/routes.ts';
import { reminderRoutes } from '#features/reminders/server/routes.ts';
import { sessionRoutes } from '#features/session/server/routes.ts';
import { viewRoutes } from '#features/views/server/routes.ts';
import { webformRoutes } from '#features/webform/server/routes.ts';
import type { Route } from '#platform/http/route.ts';

/** Every call the server answers. Fixed paths stand before paths with a parameter in the same place. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...webformRoutes([dailyRegistrationForm, goalForm], findExerciseForm),
  ...dailyRegistrationRoutes,
  ...recoveryPlanRoutes,
  ...programmeRoutes,
  ...badgeRoutes,
  ...reminderRoutes,
  ...mailRoutes,
  ...pushRoutes,
  ...crisisAlertRoutes,
  ...consentRoutes,
  ...contactRoutes,
  ...errorReportRoutes,
  ...faqRoutes,
  ...onboardingRoutes,
  ...dataExportRoutes,
  ...viewRoutes([
    messagesView,
    exerciseAnswersView,
    tipsView,
    highlightedTipsView,
    milestonesView,
    badgesView,
  ]),
  ...contentRoutes,
  pageRoute,
];
