import { SIGN_ON_SECONDS } from '#domain/sso/open-id.ts';
import type { Slice } from '#platform/slice.ts';
import type { OpenSsoAccount } from '#platform/sso/open-account.ts';
import { deleteAttemptsUntil, deleteUsedTokensUntil } from './queries.ts';
import { ssoRoutes } from './routes.ts';
import { ssoIdentityDataset } from './sso-dataset.ts';

/** Coming in by another system; the slice of accounts opens the account. */
export function ssoSlice(openAccount: OpenSsoAccount): Slice {
  return {
    name: 'sso',
    routes: ssoRoutes(openAccount),
    tables: ['sso_identity', 'used_token', 'sso_attempt'],
    datasets: [ssoIdentityDataset],
    async sweep({ db, clock }) {
      const now = clock.now();
      const tokens = await deleteUsedTokensUntil(db, now);
      return tokens + (await deleteAttemptsUntil(db, new Date(now.getTime() - SIGN_ON_SECONDS * 1000)));
    },
  };
}
