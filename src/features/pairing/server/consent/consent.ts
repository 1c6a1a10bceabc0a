import type { EndpointInput } from '#contract/endpoint.ts';
import { isAskedToRenew } from '#domain/nurse/consent.ts';
import { AGREEMENT_VERSION, consentUntil, showedAgreement } from '#domain/nurse/pairing.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import type { Consent, chooseConsent, renewConsent } from '../../consent-contract.ts';
import { type ConsentRow, findConsent, saveChoices, startTerm } from './queries.ts';

const NOBODY: Consent = {
  registrations: false,
  exercises: false,
  can_look: false,
  registrations_off_since: null,
  exercises_off_since: null,
  until: null,
  asks_renewal: false,
  words_changed: false,
};

/** What one’s nurse may see; nothing without a nurse. */
export async function showConsent(context: ParticipantContext): Promise<Consent> {
  const row = await findConsent(context.db, context.person.uid);
  return row ? shownOf(context, row) : NOBODY;
}

/** Starts or stops sharing the kinds that are named; the nurse’s next look is judged by that. */
export async function changeConsent(
  context: ParticipantContext,
  shared: EndpointInput<typeof chooseConsent>['body'],
): Promise<Consent> {
  await lockOneself(context);
  const { db, clock, person } = context;
  return changed(context, await saveChoices(db, person.uid, { shared, now: clock.now() }));
}

/** Agrees for another term, to the current agreement, which the page shows where another one was agreed to before. */
export async function agreeAgain(
  context: ParticipantContext,
  body: EndpointInput<typeof renewConsent>['body'],
): Promise<Consent> {
  // A page that was open while another release came does not show the words of now.
  if (!showedAgreement(body?.agreement)) {
    throw new Failure('edit_conflict', 'The words of the agreement have changed.');
  }
  await lockOneself(context);
  const { db, clock, person } = context;
  const now = clock.now();
  const agreed = { agreement: AGREEMENT_VERSION, consentedAt: now, consentUntil: consentUntil(now) };
  return changed(context, await startTerm(db, person.uid, agreed));
}

function changed(context: ParticipantContext, row: ConsentRow | undefined): Consent {
  if (!row) throw notFound('There is no pairing.');
  return shownOf(context, row);
}

function shownOf(
  { clock }: ParticipantContext,
  { agreement, registrationsOffAt, exercisesOffAt, consentUntil: until, canLook }: ConsentRow,
): Consent {
  const isCurrent = until > clock.now();
  return {
    registrations: isCurrent && registrationsOffAt === null,
    exercises: isCurrent && exercisesOffAt === null,
    can_look: canLook,
    registrations_off_since: registrationsOffAt && clock.dayOf(registrationsOffAt),
    exercises_off_since: exercisesOffAt && clock.dayOf(exercisesOffAt),
    until: clock.dayOf(until),
    asks_renewal: isAskedToRenew(until, clock.now()),
    words_changed: agreement < AGREEMENT_VERSION,
  };
}
