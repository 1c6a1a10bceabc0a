import type { Slice } from '#platform/slice.ts';
import type { OpenSsoAccount } from '#platform/sso/open-account.ts';
import { deleteUsedTokensUntil } from './queries.ts';
import { ssoRoutes } from './routes.ts';
import { ssoIdentityDataset } from './sso-dataset.ts';

/** Coming in by another system; the slice of accounts opens the account. */
export function ssoSlice(openAccount: OpenSsoAccount): Slice {
  return {
    name: 'sso',
    routes: ssoRoutes(openAccount),
    tables: ['sso_identity', 'used_token'],
    datasets: [ssoIdentityDataset],
    sweep: ({ db, clock }) => deleteUsedTokensUntil(db, clock.now()),
  };
}
