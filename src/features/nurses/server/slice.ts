import type { Slice } from '#platform/slice.ts';
import type { AccountActs } from '#platform/staff/account-acts.ts';
import { staffRoute } from '#platform/staff/staff-route.ts';
import * as calls from '../staff-contract.ts';
import {
  approveNurse,
  changeNurseBlock,
  recordPackage,
  recordPracticeCheck,
  rejectNurse,
  resetFactor,
} from './decide.ts';
import { nurseDataset } from './nurse-dataset.ts';
import { applicationOf, listApplications } from './read-applications.ts';

/** Practice nurses: their applications, and what the staff decides about them. `acts` is what the slice of accounts does. */
export function nursesSlice(acts: AccountActs): Slice {
  return {
    name: 'nurses',
    staffRoutes: [
      staffRoute(calls.readApplications, (context, { query }) => listApplications(context, query)),
      staffRoute(calls.readApplication, (context, { params }) => applicationOf(context, Number(params.uid))),
      staffRoute(calls.approveApplication, (context, { params, body }) =>
        approveNurse(context, Number(params.uid), body),
      ),
      staffRoute(calls.rejectApplication, (context, { params, body }) =>
        rejectNurse(context, acts, Number(params.uid), body),
      ),
      staffRoute(calls.sendWelcomePackage, (context, { params }) =>
        recordPackage(context, Number(params.uid)),
      ),
      staffRoute(calls.checkPractice, (context, { params, body }) =>
        recordPracticeCheck(context, Number(params.uid), body),
      ),
      staffRoute(calls.blockNurse, (context, { params, body }) =>
        changeNurseBlock(context, { action: 'nurse_blocked', act: acts.block }, Number(params.uid), body),
      ),
      staffRoute(calls.unblockNurse, (context, { params, body }) =>
        changeNurseBlock(context, { action: 'nurse_unblocked', act: acts.unblock }, Number(params.uid), body),
      ),
      staffRoute(calls.resetSecondFactor, (context, { params, body }) =>
        resetFactor(context, Number(params.uid), body),
      ),
    ],
    // Not `entered` as well: an application that waits, and whose address nobody confirmed, goes like any empty account.
    tables: ['nurse'],
    datasets: [nurseDataset],
  };
}
