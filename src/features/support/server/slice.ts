import type { Slice } from '#platform/slice.ts';
import type { AccountActs } from '#platform/staff/account-acts.ts';
import { staffRoute } from '#platform/staff/staff-route.ts';
import * as calls from '../contract.ts';
import { changeBlock, sendAgain } from './act.ts';
import { ask, confirm, listDeletions, refuse } from './deletions.ts';
import { findAccountOf } from './find-person.ts';

/** Helping somebody with their account, of which no more is shown than that needs. `acts` is what the slice of accounts does. */
export function supportSlice(acts: AccountActs): Slice {
  return {
    name: 'support',
    staffRoutes: [
      staffRoute(calls.findPerson, (context, { body }) => findAccountOf(context, body)),
      staffRoute(calls.sendConfirmation, (context, { params }) =>
        sendAgain(context, Number(params.uid), { action: 'confirmation_sent', send: acts.sendConfirmation }),
      ),
      staffRoute(calls.sendReset, (context, { params }) =>
        sendAgain(context, Number(params.uid), { action: 'reset_sent', send: acts.sendReset }),
      ),
      staffRoute(calls.blockAccount, (context, { params, body }) =>
        changeBlock(context, Number(params.uid), { ...body, action: 'account_blocked', act: acts.block }),
      ),
      staffRoute(calls.unblockAccount, (context, { params, body }) =>
        changeBlock(context, Number(params.uid), { ...body, action: 'account_unblocked', act: acts.unblock }),
      ),
      staffRoute(calls.askDeletion, (context, { params, body }) =>
        ask(context, Number(params.uid), body.reason),
      ),
      staffRoute(calls.readDeletions, (context, { query }) => listDeletions(context, query)),
      staffRoute(calls.confirmDeletion, (context, { params }) =>
        confirm(context, Number(params.uid), acts.remove),
      ),
      staffRoute(calls.refuseDeletion, (context, { params, body }) =>
        refuse(context, Number(params.uid), body.reason),
      ),
    ],
    tables: ['account_deletion'],
    notExported: {
      account_deletion:
        'It waits for days at most: who on the staff asked to have the account deleted, and why.',
    },
  };
}
