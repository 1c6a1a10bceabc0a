import type { Slice } from '#platform/slice.ts';
import { accountDataset } from './account-dataset.ts';
import { refreshNicknameKeys } from './nickname/refresh-nickname-keys.ts';
import { sweepRestingNicknames } from './nickname/sweep-resting-nicknames.ts';
import { accountRoutes } from './routes.ts';
import { removeUnusedAccounts } from './unused/remove-unused-accounts.ts';

/** `entered`: the tables of all slices that hold what people entered. */
export function accountSlice(entered: readonly string[]): Slice {
  return {
    name: 'account',
    routes: accountRoutes,
    jobs: [removeUnusedAccounts(entered), refreshNicknameKeys],
    sweep: sweepRestingNicknames,
    tables: ['account', 'account_key', 'participant', 'resting_nickname'],
    datasets: [accountDataset],
    notExported: { account_key: 'The key that opens the person’s texts; the copy holds them opened.' },
  };
}
