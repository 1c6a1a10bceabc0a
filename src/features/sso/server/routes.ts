import { type Route, route } from '#platform/http/route.ts';
import type { OpenSsoAccount } from '#platform/sso/open-account.ts';
import { finishChecklist, launch } from '../contract.ts';
import { launchFrom } from './hti/launch.ts';
import { keepChecklist } from './registering.ts';

export function ssoRoutes(openAccount: OpenSsoAccount): readonly Route[] {
  return [
    route(finishChecklist, (context) => keepChecklist(context)),
    route(launch, (context, { body }) => launchFrom(context, body, openAccount)),
  ];
}
