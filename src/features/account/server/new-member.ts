import type { EndpointInput } from '#contract/endpoint.ts';
import { checkName, type Role } from '#domain/identity/account.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { siteProfile } from '#domain/site/site.ts';
import type { Context } from '#platform/context.ts';
import type { registerAccount } from '../contract.ts';
import { nurseInput } from '../nurse-contract.ts';
import { insertParticipant } from './queries.ts';

export type RegistrationFields = EndpointInput<typeof registerAccount>['body'];

/** What a new account has besides an address and a password. */
export interface NewMember {
  readonly name: string;
  readonly role: Role;
  /** Adds what belongs to the account, and announces it. */
  enter(context: Context, uid: number): Promise<void>;
}

/** A registration as judged: its problems, and the member to make if there are none. */
export interface JudgedMember {
  readonly problems: readonly Problem[];
  readonly member: NewMember;
}

/** Judges the registration of a participant. */
export function newParticipant(fields: RegistrationFields): JudgedMember {
  const name = fields.field_name ?? '';
  return {
    problems: [...checkName('field_name', name), ...checkNotGiven(fields, Object.keys(nurseInput))],
    member: {
      name: name.trim(),
      role: 'client',
      async enter(context, uid) {
        await enterParticipant(context, uid);
        await context.announce({ kind: 'accountRegistered', uid });
      },
    },
  };
}

/** Makes a new account that of a participant; both start dates are today. */
export async function enterParticipant({ db, site, today }: Context, uid: number): Promise<void> {
  await insertParticipant(db, {
    uid,
    site,
    notificationKinds: [...siteProfile(site).notificationKinds],
    registrationsStart: today,
    programmeStart: today,
  });
}

/** The problems of a registration that gives fields which its kind of account lacks (settled: nurse). */
export function checkNotGiven(fields: object, names: readonly string[]): readonly Problem[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value !== undefined && names.includes(name) ? problem(name, 'unknownField') : NO_PROBLEMS,
  );
}
