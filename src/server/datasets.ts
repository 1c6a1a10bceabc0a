import { accountDataset } from '#features/account/server/account-dataset.ts';
import { badgesDataset } from '#features/badges/server/badges-dataset.ts';
import { pausesDataset } from '#features/daily-registration/server/pauses-dataset.ts';
import { registrationsDataset } from '#features/daily-registration/server/registrations-dataset.ts';
import { mailsDataset } from '#features/mail/server/mails-dataset.ts';
import { messagesDataset } from '#features/messages/server/messages-dataset.ts';
import { draftsDataset } from '#features/programme/server/drafts-dataset.ts';
import { exercisesDataset } from '#features/programme/server/exercises-dataset.ts';
import { pushDevicesDataset, pushMessagesDataset } from '#features/push/server/push-datasets.ts';
import {
  goalsDataset,
  plansDataset,
  stepDownsDataset,
} from '#features/recovery-plan/server/plan-datasets.ts';
import { remindersDataset } from '#features/reminders/server/reminders-dataset.ts';
import { sessionsDataset } from '#features/session/server/sessions-dataset.ts';
import type { Dataset } from '#platform/export/dataset.ts';

/** What a person gets who takes their data along. A test finds tables that are in neither list. */
export const DATASETS: readonly Dataset[] = [
  accountDataset,
  registrationsDataset,
  pausesDataset,
  plansDataset,
  goalsDataset,
  stepDownsDataset,
  exercisesDataset,
  draftsDataset,
  badgesDataset,
  messagesDataset,
  remindersDataset,
  mailsDataset,
  pushDevicesDataset,
  pushMessagesDataset,
  sessionsDataset,
];

/** Tables with a person in them that are left out, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  account_key: 'The key that opens the person’s texts; the copy holds them opened.',
  idempotent_answer: 'Answers kept for a day against double taps: what they hold stands in the other tables.',
  data_export: 'The copy itself.',
};
