import type { OutsideMailKind } from '#domain/notices/mail.ts';
import { accountActs } from '#features/account/server/by-staff.ts';
import { openSsoAccount } from '#features/account/server/open-sso-account.ts';
import { accountSlice } from '#features/account/server/slice.ts';
import { auditSlice } from '#features/audit/server/slice.ts';
import { badgesSlice } from '#features/badges/server/slice.ts';
import { findBuddyMail, wantsNone } from '#features/buddies/server/outside-mail.ts';
import { buddiesSlice } from '#features/buddies/server/slice.ts';
import { weeklyNews } from '#features/buddies/server/updates/news.ts';
import { clientsSlice } from '#features/clients/server/slice.ts';
import { contactsSlice } from '#features/contacts/server/slice.ts';
import { cookiesSlice } from '#features/cookies/server/slice.ts';
import { crisisAlertsSlice } from '#features/crisis-alerts/server/slice.ts';
import { openNote } from '#features/daily-registration/server/note.ts';
import { dailyRegistrationSlice } from '#features/daily-registration/server/slice.ts';
import { dataExportSlice } from '#features/data-export/server/slice.ts';
import { diarySlice } from '#features/diary/server/slice.ts';
import { errorReportsSlice } from '#features/error-reports/server/slice.ts';
import { faqSlice } from '#features/faq/server/slice.ts';
import { forumSlice } from '#features/forum/server/slice.ts';
import { outsideLetter } from '#features/mail/server/outside-letter.ts';
import { mailSlice } from '#features/mail/server/slice.ts';
import { maintenanceSlice } from '#features/maintenance/server/slice.ts';
import { tellDecision, tellUndoing } from '#features/messages/server/moderation/tell-decision.ts';
import { lastNurseLeft } from '#features/messages/server/nurse-left.ts';
import { messagesSlice } from '#features/messages/server/slice.ts';
import { findOverdueMail } from '#features/moderation/server/overdue/overdue-mail.ts';
import { moderationSlice } from '#features/moderation/server/slice.ts';
import { nodesSlice } from '#features/nodes/server/slice.ts';
import { findApplicationMail } from '#features/nurses/server/application-mail.ts';
import { nursesSlice } from '#features/nurses/server/slice.ts';
import { onboardingSlice } from '#features/onboarding/server/slice.ts';
import { pagesSlice } from '#features/pages/server/slice.ts';
import { findClientMail } from '#features/pairing/server/client-mail.ts';
import { pairingSlice } from '#features/pairing/server/slice.ts';
import { ownHelp } from '#features/programme/server/own-help.ts';
import { outlineOf } from '#features/programme/server/programme.ts';
import { openSubmission } from '#features/programme/server/sealed-answers.ts';
import { programmeSlice } from '#features/programme/server/slice.ts';
import { pushSlice } from '#features/push/server/slice.ts';
import { recoveryPlanSlice } from '#features/recovery-plan/server/slice.ts';
import { remindersSlice } from '#features/reminders/server/slice.ts';
import { secondFactorSlice } from '#features/second-factor/server/slice.ts';
import { sessionSlice } from '#features/session/server/slice.ts';
import { ssoSlice } from '#features/sso/server/slice.ts';
import { staffSlice } from '#features/staff/server/slice.ts';
import { supportSlice } from '#features/support/server/slice.ts';
import { urgeSlice } from '#features/urge/server/slice.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import type { FindOutsideMail } from '#platform/mail/outside.ts';
import type { Slice } from '#platform/slice.ts';

const newsOf = weeklyNews(outlineOf);

const findMailOfBuddy = findBuddyMail(newsOf);

const OUTSIDE_MAILS: Readonly<Record<OutsideMailKind, FindOutsideMail>> = {
  buddy_invite: findMailOfBuddy,
  buddy_update: findMailOfBuddy,
  client_invite: findClientMail(wantsNone),
  safety_overdue: findOverdueMail,
  provider_nurse_waiting: findApplicationMail,
};

/** Makes the mails to people without an account. */
export const findOutsideMail: FindOutsideMail = (context, row) => OUTSIDE_MAILS[row.kind](context, row);

const OTHERS: readonly Slice[] = [
  dailyRegistrationSlice,
  diarySlice(openNote),
  nodesSlice,
  forumSlice,
  moderationSlice({ decision: tellDecision, undoing: tellUndoing }),
  recoveryPlanSlice,
  urgeSlice(ownHelp),
  programmeSlice,
  badgesSlice,
  buddiesSlice({ newsOf, letterOf: outsideLetter }),
  pairingSlice({ letterOf: outsideLetter, lastNurseLeft }),
  messagesSlice,
  remindersSlice(({ content }, site) => outlineOf(content(), site)),
  mailSlice(findOutsideMail),
  pushSlice,
  sessionSlice,
  secondFactorSlice,
  ssoSlice(openSsoAccount),
  crisisAlertsSlice,
  cookiesSlice,
  contactsSlice,
  errorReportsSlice,
  faqSlice,
  onboardingSlice,
  pagesSlice,
  staffSlice,
  maintenanceSlice,
  auditSlice,
  nursesSlice(accountActs),
  clientsSlice(openSubmission),
  supportSlice(accountActs),
];

const entered = OTHERS.flatMap((slice) => slice.entered ?? []);
const KEEPING: readonly Slice[] = [accountSlice(entered), ...OTHERS];

/** The datasets in a person's export of their data. */
export const DATASETS: readonly Dataset[] = KEEPING.flatMap(({ datasets = [] }) => datasets);

/** Every slice, in the order of a person's data export. */
export const SLICES: readonly Slice[] = [...KEEPING, dataExportSlice(DATASETS)];

/** Tables of the server kit, with the folder that writes them. */
export const KIT_TABLES: Readonly<Record<string, string>> = {
  idempotent_answer: 'platform/idempotency',
  flood_attempts: 'platform/flood',
  content_entity: 'platform/content',
  content_text: 'platform/content',
  content_removed: 'platform/content',
  content_load: 'platform/content',
  audit_entry: 'platform/audit',
  access_log: 'platform/clients',
  access_log_head: 'platform/clients',
};

/** Tables with personal data that are not exported, and why. A test finds tables that are in neither list. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...SLICES.map(({ notExported }) => notExported)),
  idempotent_answer: 'Answers kept for a day against double taps: what they hold stands in the other tables.',
};
