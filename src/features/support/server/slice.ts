import type { Slice } from '#platform/slice.ts';
import type { AccountActs } from '#platform/staff/account-acts.ts';
import { staffRoute } from '#platform/staff/staff-route.ts';
import * as calls from '../contract.ts';
import { changeAccountBlock, sendAgain } from './act.ts';
import { askDeletion, confirmDeletion, listDeletions, refuseDeletion } from './deletions.ts';
import { findAccountOf } from './find-person.ts';

/** Helping somebody with their account, showing no more of it than that needs. `acts` is what the slice of accounts does. */
export function supportSlice(acts: AccountActs): Slice {
  return {
    name: 'support',
    staffRoutes: [
      staffRoute(calls.findPerson, (context, { body }) => findAccountOf(context, body)),
      staffRoute(calls.sendConfirmation, (context, { params }) =>
        sendAgain(context, { action: 'confirmation_sent', send: acts.sendConfirmation }, Number(params.uid)),
      ),
      staffRoute(calls.sendReset, (context, { params }) =>
        sendAgain(context, { action: 'reset_sent', send: acts.sendReset }, Number(params.uid)),
      ),
      staffRoute(calls.blockAccount, (context, { params, body }) =>
        changeAccountBlock(context, { action: 'account_blocked', act: acts.block }, Number(params.uid), body),
      ),
      staffRoute(calls.unblockAccount, (context, { params, body }) =>
        changeAccountBlock(
          context,
          { action: 'account_unblocked', act: acts.unblock },
          Number(params.uid),
          body,
        ),
      ),
      staffRoute(calls.askDeletion, (context, { params, body }) =>
        askDeletion(context, Number(params.uid), body),
      ),
      staffRoute(calls.readDeletions, (context, { query }) => listDeletions(context, query)),
      staffRoute(calls.confirmDeletion, (context, { params }) =>
        confirmDeletion(context, acts, Number(params.uid)),
      ),
      staffRoute(calls.refuseDeletion, (context, { params, body }) =>
        refuseDeletion(context, Number(params.uid), body),
      ),
    ],
    tables: ['account_deletion'],
    notExported: {
      account_deletion:
        'It waits until a second person decides, and the menu of the staff counts it: who on the staff asked, and why.',
    },
  };
}
