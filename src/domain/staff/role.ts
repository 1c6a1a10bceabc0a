/** The role of a member of staff (settled: staff). Nobody has two roles. */
export const STAFF_ROLES = ['administrator', 'moderator', 'support', 'editor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The parts of the work, each with its own calls and pages. */
export const STAFF_TASKS = [
  'moderation',
  'applications',
  'alerts',
  'maintenance',
  'people',
  'audit',
  'members',
] as const;
export type StaffTask = (typeof STAFF_TASKS)[number];

/** Who may do what. A right that is missing here is refused everywhere, and its page is not in the menu. */
const TASKS: Readonly<Record<StaffRole, readonly StaffTask[]>> = {
  administrator: STAFF_TASKS,
  moderator: ['moderation'],
  support: ['people'],
  editor: ['alerts'],
};

/** Whether somebody with this role has a task, and with it the calls and the pages that belong to it. */
export function mayDo(role: StaffRole, task: StaffTask): boolean {
  return TASKS[role].includes(task);
}
