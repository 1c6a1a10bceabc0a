import { endpoint } from '#contract/endpoint.ts';
import * as schema from '#contract/schema.ts';

/** The address of the login of the site’s organisation, for the button on the login page (contract 5). */
export const generateUrl = endpoint({
  method: 'GET',
  path: '/oauth/generate-url',
  access: 'visitor',
  feature: 'singleSignOn',
  signOn: 'openId',
  writes: true,
  summary: "The address of an organisation's login, for this browser and ten minutes",
  query: schema.object({ destination: schema.anything }),
  reply: schema.object({ redirect: schema.string() }),
});
export const generateUrlAlias = endpoint({ ...generateUrl, path: '/api/oauth/generate-url' });

/** The same for browsers without scripts: a link that redirects there. */
export const followToSignOn = endpoint({
  method: 'GET',
  path: '/api/v1/sign-on',
  access: 'visitor',
  feature: 'singleSignOn',
  signOn: 'openId',
  writes: true,
  entrance: 'link',
  summary: "Leads to an organisation's login.",
  query: schema.object({ destination: schema.anything }),
  status: 303,
});

/** The organisation sends the browser back here. */
export const signOnReturn = endpoint({
  method: 'GET',
  path: '/openid-connect/:client',
  access: 'any',
  feature: 'singleSignOn',
  signOn: 'openId',
  writes: true,
  entrance: 'link',
  summary: "Comes back from an organisation's login.",
  params: schema.object({ client: schema.string() }),
  query: schema.looseObject({ state: schema.anything }),
  status: 303,
  errors: ['launch_refused', 'not_found'],
});
