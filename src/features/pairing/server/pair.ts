import { randomUUID } from 'node:crypto';
import type { EndpointInput } from '#contract/endpoint.ts';
import { NO_PROBLEMS, problem } from '#domain/kit/problem.ts';
import {
  AGREEMENT_VERSION,
  checkCode,
  consentUntil,
  type Guide,
  keptCode,
  showedAgreement,
} from '#domain/nurse/pairing.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, refusal } from '#platform/failure.ts';
import { type Proven, proven } from '#platform/proven.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import type { pairNurse } from '../contract.ts';
import { guess } from './guesses.ts';
import { findNurseOfCode, findPairing, insertPairing, keepNurseOfCode } from './queries.ts';

type Body = EndpointInput<typeof pairNurse>['body'];

/** Proves a code and returns its nurse. Must run outside the transaction of the call. */
export async function proveCode(context: ParticipantContext, body: Body): Promise<Proven<Guide>> {
  const { db, person } = context;
  const problems = [
    ...checkCode('pairing_code', body.pairing_code),
    ...(showedAgreement(body.agreement) ? NO_PROBLEMS : problem('agreement', 'agreementReworded')),
  ];
  if (problems.length > 0) return refusal(problems);
  if (await findPairing(db, person.uid)) return pairedAlready();
  const found = await guess(context, () => findNurseOfCode(db, keptCode(body.pairing_code)));
  return found ?? unknownCode();
}

/** Pairs a client with the nurse of a proven code (contract 2.8 #53). */
export async function pairWithNurse(
  context: ParticipantContext,
  body: Body,
  proof: Proven<Guide>,
): Promise<{ message: string }> {
  const nurse = proven(proof);
  const { db, clock, person, announce } = context;
  const { uid } = person;
  await lockOneself(context);
  // Since it was proven she may have been blocked, have renewed her code, or have left.
  if ((await keepNurseOfCode(db, keptCode(body.pairing_code)))?.uid !== nurse.uid) throw unknownCode();
  const now = clock.now();
  const isAdded = await insertPairing(db, {
    id: randomUUID(),
    uid,
    nurse: nurse.uid,
    pairedAt: now,
    agreement: AGREEMENT_VERSION,
    consentedAt: now,
    consentUntil: consentUntil(now),
  });
  if (!isAdded) throw pairedAlready();
  await announce({ kind: 'nursePaired', uid, nurse });
  return { message: 'You are paired.' };
}

/** The refusal in the words of the spec, at the field. */
function unknownCode(): Failure {
  return new Failure('not_found', 'Er is geen POH gevonden met deze koppelcode.', {
    problems: problem('pairing_code', 'pairingCodeUnknown'),
  });
}

function pairedAlready(): Failure {
  return new Failure('edit_conflict', 'There is a pairing already.');
}
