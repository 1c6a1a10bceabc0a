/** All background jobs. */
export const JOB_NAMES = [
  'deliver_mail',
  'deliver_push',
  'make_exports',
  'tidy_up',
  'remove_unused_accounts',
  'refresh_nickname_keys',
  'award_badges',
  'plan_reminders',
  'write_note_entries',
  'plan_buddy_updates',
  'tell_followers',
  'watch_queue',
  'tend_consents',
] as const;
export type JobName = (typeof JOB_NAMES)[number];
