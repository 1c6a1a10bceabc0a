import { expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import type { NurseContext, ParticipantContext, PersonContext } from '../context.ts';
import { route } from './route.ts';

type UseCase<C> = (context: C) => Promise<undefined>;

const call = { method: 'GET', path: '/example', summary: 'An example' } as const;
const forAnybody = endpoint({ ...call, access: 'any' });
const forVisitors = endpoint({ ...call, access: 'visitor' });
const forAccounts = endpoint({ ...call, access: 'user' });
const forParticipants = endpoint({ ...call, access: 'client' });
const forNurses = endpoint({ ...call, access: 'poh' });

test('a use case is mounted for those only whose context it takes; the compiler refuses everybody else', () => {
  const ofPerson: UseCase<PersonContext> = async () => undefined;
  const ofParticipant: UseCase<ParticipantContext> = async () => undefined;
  const ofNurse: UseCase<NurseContext> = async () => undefined;
  const mounted = [
    route(forAccounts, ofPerson),
    route(forParticipants, ofPerson),
    route(forParticipants, ofParticipant),
    route(forNurses, ofNurse),
    // @ts-expect-error -- visitors have no account
    route(forAnybody, ofPerson),
    // @ts-expect-error -- visitors do not take part
    route(forVisitors, ofParticipant),
    // @ts-expect-error -- some accounts are nurses
    route(forAccounts, ofParticipant),
    // @ts-expect-error -- nurses do not take part
    route(forNurses, ofParticipant),
    // @ts-expect-error -- participants are no nurses
    route(forParticipants, ofNurse),
  ];
  expect(mounted).toHaveLength(9);
});
