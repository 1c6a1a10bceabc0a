import {
  Gavel,
  Inbox,
  type LucideIcon,
  Megaphone,
  Scale,
  ScrollText,
  Stethoscope,
  UserCog,
  UserSearch,
  Users,
  UserX,
  Wrench,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { mayDo, type StaffRole, type StaffTask } from '#domain/staff/role.ts';
import { AuditScreen } from '#features/audit/backoffice/AuditScreen.tsx';
import { AlertScreen, NewAlertScreen } from '#features/crisis-alerts/backoffice/AlertScreen.tsx';
import { AlertsScreen } from '#features/crisis-alerts/backoffice/AlertsScreen.tsx';
import { MaintenanceScreen } from '#features/maintenance/backoffice/MaintenanceScreen.tsx';
import { AppealsScreen } from '#features/moderation/backoffice/AppealsScreen.tsx';
import { DecisionsScreen } from '#features/moderation/backoffice/DecisionsScreen.tsx';
import { QueueScreen } from '#features/moderation/backoffice/QueueScreen.tsx';
import { ApplicationScreen } from '#features/nurses/backoffice/ApplicationScreen.tsx';
import { ApplicationsScreen } from '#features/nurses/backoffice/ApplicationsScreen.tsx';
import { MembersScreen } from '#features/staff/backoffice/MembersScreen.tsx';
import { OwnAccountScreen } from '#features/staff/backoffice/OwnAccountScreen.tsx';
import type { Waiting } from '#features/staff/waiting-contract.ts';
import { DeletionsScreen } from '#features/support/backoffice/DeletionsScreen.tsx';
import { SupportScreen } from '#features/support/backoffice/SupportScreen.tsx';
import type shell from './text.nl.json';

/** A page of the staff. */
export interface StaffPage {
  readonly path: string;
  /** The task it belongs to; null for a page for everybody. */
  readonly task: StaffTask | null;
  readonly Screen: ComponentType;
  /** Its place in the menu; absent if another page leads to it. */
  readonly menu?: {
    readonly name: keyof (typeof shell)['page'];
    readonly group: keyof (typeof shell)['group'];
    readonly icon: LucideIcon;
    /** The count of waiting items beside its name. */
    readonly waiting?: keyof Waiting;
  };
}

/** In the order of the menu; after signing in, the first page of the person's role opens. */
export const STAFF_PAGES: readonly StaffPage[] = [
  {
    path: '/wachtrij',
    task: 'moderation',
    Screen: QueueScreen,
    menu: { name: 'queue', group: 'work', icon: Inbox, waiting: 'queue' },
  },
  {
    path: '/bezwaren',
    task: 'moderation',
    Screen: AppealsScreen,
    menu: { name: 'appeals', group: 'work', icon: Scale, waiting: 'appeals' },
  },
  {
    path: '/besluiten',
    task: 'moderation',
    Screen: DecisionsScreen,
    menu: { name: 'decisions', group: 'work', icon: Gavel },
  },
  {
    path: '/aanvragen',
    task: 'applications',
    Screen: ApplicationsScreen,
    menu: { name: 'applications', group: 'work', icon: Stethoscope, waiting: 'applications' },
  },
  { path: '/aanvragen/:uid', task: 'applications', Screen: ApplicationScreen },
  {
    path: '/accounts',
    task: 'people',
    Screen: SupportScreen,
    menu: { name: 'people', group: 'work', icon: UserSearch },
  },
  {
    path: '/verwijderingen',
    task: 'people',
    Screen: DeletionsScreen,
    menu: { name: 'deletions', group: 'work', icon: UserX, waiting: 'deletions' },
  },
  {
    path: '/berichten',
    task: 'alerts',
    Screen: AlertsScreen,
    menu: { name: 'alerts', group: 'manage', icon: Megaphone },
  },
  { path: '/berichten/nieuw', task: 'alerts', Screen: NewAlertScreen },
  { path: '/berichten/:id', task: 'alerts', Screen: AlertScreen },
  {
    path: '/onderhoud',
    task: 'maintenance',
    Screen: MaintenanceScreen,
    menu: { name: 'maintenance', group: 'manage', icon: Wrench },
  },
  {
    path: '/logboek',
    task: 'audit',
    Screen: AuditScreen,
    menu: { name: 'audit', group: 'manage', icon: ScrollText },
  },
  {
    path: '/medewerkers',
    task: 'members',
    Screen: MembersScreen,
    menu: { name: 'members', group: 'manage', icon: Users },
  },
  {
    path: '/account',
    task: null,
    Screen: OwnAccountScreen,
    menu: { name: 'own', group: 'manage', icon: UserCog },
  },
];

export function pagesOf(role: StaffRole): readonly StaffPage[] {
  return STAFF_PAGES.filter(({ task }) => task === null || mayDo(role, task));
}
