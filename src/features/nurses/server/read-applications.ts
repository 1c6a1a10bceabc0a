import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import type { ApplicationList } from '#domain/nurse/application.ts';
import { notFound } from '#platform/failure.ts';
import { BY_MOMENT, pageOf, placeOf } from '#platform/staff/page.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { Application, ApplicationRow, readApplications } from '../staff-contract.ts';
import { countWaiting, findNurse, findNurses, type NurseRow } from './queries.ts';

export async function listApplications(
  { db }: MemberContext,
  { page, state = 'applied' }: EndpointInput<typeof readApplications>['query'],
): Promise<EndpointReply<typeof readApplications>> {
  const found = await findNurses(db, state, placeOf(page, BY_MOMENT));
  const { shown, pager } = pageOf(found, BY_MOMENT, ({ nurse }) => ({
    at: placedAt(nurse, state),
    id: nurse.uid,
  }));
  return { rows: shown.map(rowOf), pager, waiting: await countWaiting(db) };
}

/** The moment that orders a list. */
function placedAt(
  { appliedAt, approvedAt, practiceChangedAt }: NurseRow['nurse'],
  list: ApplicationList,
): Date {
  if (list === 'applied') return appliedAt;
  return (list === 'changed' ? practiceChangedAt : approvedAt) ?? appliedAt;
}

export async function applicationOf({ db }: Pick<MemberContext, 'db'>, uid: number): Promise<Application> {
  const row = await findNurse(db, uid);
  if (!row) throw notFound();
  const { jobTitle, address, postalCode, telephone } = row.nurse;
  return {
    ...rowOf(row),
    function: jobTitle,
    address,
    postal_code: postalCode,
    telephone,
    mail: row.mail,
    second_factor: row.enrolledAt?.toISOString() ?? null,
  };
}

function rowOf({ nurse, name, confirmedAt, blocked }: NurseRow): ApplicationRow {
  const { packageSentAt, packageSentBy } = nurse;
  return {
    uid: nurse.uid,
    name,
    practice: nurse.practice,
    locality: nurse.locality,
    applied: nurse.appliedAt.toISOString(),
    approved: nurse.approvedAt?.toISOString() ?? null,
    confirmed: confirmedAt?.toISOString() ?? null,
    blocked,
    practice_changed: nurse.practiceChangedAt?.toISOString() ?? null,
    wants_package: nurse.wantsPackage,
    package_sent: packageSentAt && { at: packageSentAt.toISOString(), by: packageSentBy ?? '' },
  };
}
