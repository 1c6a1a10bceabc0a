import { randomUUID } from 'node:crypto';
import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { type AlertDraft, checkAlert, checkShown, tidyAlert } from '#domain/content/alert-draft.ts';
import { SITES } from '#domain/site/site.ts';
import type { AuditSubject } from '#domain/staff/audit.ts';
import { publish, withdraw } from '#platform/content/publish.ts';
import {
  addPiece,
  changePiece,
  findPiece,
  listPieces,
  lockPiece,
  type StaffPiece,
} from '#platform/content/staff-piece.ts';
import { Failure, notFound, refuseProblems } from '#platform/failure.ts';
import { type Order, pageOf, placeOf, ROWS_A_PAGE } from '#platform/staff/page.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type {
  changeAlert as changeAlertCall,
  readAlerts,
  StaffAlert,
  writeAlert as writeAlertCall,
} from '../staff-contract.ts';
import { alertDraft, alertKind } from './alerts.ts';

/** The alerts that show come first, then the newest. */
const ORDER: Order<Pick<StaffPiece, 'published' | 'number'>> = {
  digits: [1, 9],
  numbersOf: ({ published, number }) => [published ? 1 : 0, number],
  placeOf: (published, number) => (published > 1 ? undefined : { published: published === 1, number }),
};

/** A page of all alerts. */
export async function listAlerts(
  { db }: MemberContext,
  { page }: EndpointInput<typeof readAlerts>['query'],
): Promise<EndpointReply<typeof readAlerts>> {
  const found = await listPieces(db, alertKind, { after: placeOf(page, ORDER), limit: ROWS_A_PAGE + 1 });
  const { shown, pager } = pageOf(found, ORDER, (piece) => piece);
  return { rows: shown.map(alertOf), pager };
}

/** An alert on the wire. One without sites of its own shows on all of them. */
function alertOf({ number, published, content }: StaffPiece): StaffAlert {
  const { id: _id, sites = [...SITES], ...alert } = alertDraft.parse(content);
  return { ...alert, sites, id: number, published };
}

export async function readAlert({ db }: MemberContext, number: number): Promise<StaffAlert> {
  const found = await findPiece(db, alertKind, number);
  if (!found) throw notFound();
  return alertOf(found);
}

/** Stores a new alert, which does not show yet. */
export async function writeAlert(
  context: MemberContext,
  body: EndpointInput<typeof writeAlertCall>['body'],
): Promise<StaffAlert> {
  const { db, clock } = context;
  const alert = tidyAlert(body);
  refuseProblems(checkAlert(alert, context));
  const name = `staff-${randomUUID()}`;
  const content = { ...alert, id: name };
  const number = await addPiece(db, alertKind, { id: `crisis-alert/${name}`, content, now: clock.now() });
  await context.record({ action: 'alert_written', subject: subjectOf(number) });
  return readAlert(context, number);
}

/**
 * Changes an alert, shows it or withdraws it. One that shows must be complete, before and after a change. A change that starts
 * from an older version is refused: it would put back what a colleague corrected, such as the number of a helpline.
 */
export async function changeAlert(
  context: MemberContext,
  number: number,
  { published, from, ...change }: EndpointInput<typeof changeAlertCall>['body'],
): Promise<StaffAlert> {
  const { db, clock } = context;
  const found = await lockPiece(db, alertKind, number);
  if (!found) throw notFound();
  const isShown = published ?? found.published;
  const { id: _number, published: _published, ...before } = alertOf(found);
  const alert = tidyAlert({
    field_type: change.field_type ?? before.field_type,
    sites: change.sites ?? before.sites,
    title: change.title ?? before.title,
    body: change.body ?? before.body,
  });
  // Withdrawing changes no text, so none may prevent it.
  const isChanged = Object.keys(change).length > 0 && !isSame(alert, before);
  if (isChanged && from && !isSame(tidyAlert(from), tidyAlert(before)))
    throw new Failure('edit_conflict', 'Somebody changed this alert meanwhile.', { current: alertOf(found) });
  if (isChanged || published)
    refuseProblems(isShown ? checkShown(alert, context) : checkAlert(alert, context));
  if (isChanged) {
    const { id } = alertDraft.parse(found.content);
    await changePiece(db, number, { ...alert, id }, clock.now());
    await context.record({ action: 'alert_changed', subject: subjectOf(number) });
  }
  if (isShown !== found.published) {
    await (isShown ? publish(db, found.id, clock.now()) : withdraw(db, found.id));
    const action = isShown ? 'alert_published' : 'alert_withdrawn';
    await context.record({ action, subject: subjectOf(number) });
  }
  return readAlert(context, number);
}

function isSame(one: AlertDraft, other: AlertDraft): boolean {
  const lines = ({ field_type, sites, title, body }: AlertDraft) =>
    [field_type, sites.join(), title.nl, title.en, body.nl, body.en].join('\0');
  return lines(one) === lines(other);
}

function subjectOf(number: number): AuditSubject {
  return `alert ${number}`;
}
