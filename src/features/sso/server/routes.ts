import { type Route, route } from '#platform/http/route.ts';
import type { OpenSsoAccount } from '#platform/sso/open-account.ts';
import { launch } from '../contract.ts';
import { launchFrom } from './hti/launch.ts';

export function ssoRoutes(openAccount: OpenSsoAccount): readonly Route[] {
  return [route(launch, (context, { body }) => launchFrom(context, body, openAccount))];
}
