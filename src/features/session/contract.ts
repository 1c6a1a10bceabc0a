import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import type { DeviceKind } from '#domain/identity/session-lifetime.ts';

export const readToken = endpoint({
  method: 'GET',
  path: '/rest/session/token',
  access: 'any',
  summary: 'The token that state-changing calls carry in X-CSRF-Token',
  reply: z.string(),
  plainText: true,
});
export const readTokenAlias = endpoint({ ...readToken, path: '/session/token' });

export const loginStatus = endpoint({
  method: 'GET',
  path: '/user/login_status',
  access: 'any',
  summary: '1 with a session, 0 without',
  reply: z.string(),
  plainText: true,
});

/** The response of a login; setting a new password logs in as well (contract 2.2, 2.4). */
export const loginFields = {
  current_user: z.object({ uid: z.string(), roles: z.array(z.string()), name: z.string() }),
  csrf_token: z.string(),
  logout_token: z.string(),
};
export const loginReply = z.object(loginFields);

/** Makes that response, for an account whose session was opened. */
export function loginReplyOf(
  account: { readonly uid: number; readonly mail: string; readonly roles: readonly string[] },
  tokens: { readonly csrfToken: string; readonly logoutToken: string },
): z.infer<typeof loginReply> {
  return {
    current_user: {
      uid: String(account.uid),
      roles: ['authenticated', ...account.roles],
      name: account.mail,
    },
    csrf_token: tokens.csrfToken,
    logout_token: tokens.logoutToken,
  };
}

/** Reads the kind of device from `own_device`; absent, and anything but true, means a shared one. */
export function deviceKindOf(body: { readonly own_device?: unknown } | null | undefined): DeviceKind {
  return { ownDevice: body?.own_device === true };
}

export const login = endpoint({
  method: 'POST',
  path: '/user/login',
  access: 'visitor',
  feature: 'accounts',
  summary: 'Log in with the mail address as name',
  body: z.nullish(z.object({ name: z.anything, pass: z.anything, own_device: z.anything })),
  reply: loginReply,
  errors: [
    'credentials_missing',
    'credentials_wrong',
    'account_blocked',
    'second_factor_required',
    'flood_address',
    'flood_account',
    'too_many_requests',
  ],
  ownTransaction: true,
  takesPassword: true,
});

export const logout = endpoint({
  method: 'POST',
  path: '/user/logout',
  access: 'user',
  feature: 'accounts',
  summary: 'End this session',
  query: z.looseObject({ token: z.optional(z.string()) }),
  status: 204,
});

export const readSessions = endpoint({
  method: 'GET',
  path: '/api/v1/sessions',
  access: 'user',
  feature: 'accounts',
  summary: 'Where one is logged in',
  reply: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      own_device: z.boolean(),
      created: z.string(),
      last_seen: z.string(),
      current: z.boolean(),
    }),
  ),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/sessions/:id',
  access: 'user',
  feature: 'accounts',
  summary: 'Log out on one device',
  params: z.object({ id: z.uuid }),
  status: 204,
  errors: ['not_found'],
  refreshes: ['/api/v1/sessions'],
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/v1/sessions',
  access: 'user',
  feature: 'accounts',
  summary: 'Log out everywhere',
  status: 204,
});
