import { type Route, route } from '#platform/http/route.ts';
import { SeeOther } from '#platform/http/see-other.ts';
import type { OpenSsoAccount } from '#platform/sso/open-account.ts';
import { finishChecklist, launch } from '../contract.ts';
import { followToSignOn, generateUrl, generateUrlAlias, signOnReturn } from '../open-id-contract.ts';
import { launchFrom } from './hti/launch.ts';
import { comeBack } from './openid/come-back.ts';
import { goToProvider } from './openid/go-to-provider.ts';
import { keepChecklist } from './registering.ts';

export function ssoRoutes(openAccount: OpenSsoAccount): readonly Route[] {
  return [
    route(finishChecklist, (context) => keepChecklist(context)),
    route(launch, (context, { body }) => launchFrom(context, openAccount, body)),
    route(generateUrl, (context, { query }) => goToProvider(context, query.destination)),
    route(generateUrlAlias, (context, { query }) => goToProvider(context, query.destination)),
    route(followToSignOn, async (context, { query }) => {
      const { redirect } = await goToProvider(context, query.destination);
      return new SeeOther(redirect);
    }),
    route(signOnReturn, (context, input) => comeBack(context, openAccount, input)),
  ];
}
