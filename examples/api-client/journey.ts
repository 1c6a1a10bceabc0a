import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

/** Who calls, and what they used on which day. */
export interface Evening {
  readonly mail: string;
  readonly password: string;
  readonly day: string;
  readonly amount: number;
}

/**
 * Logs in, registers what was used on a day, and answers the day's total from the overview. `fetch` keeps the cookie, as
 * that of a browser does.
 */
export async function registerDay(
  site: { readonly baseUrl: string; readonly fetch: typeof globalThis.fetch },
  { mail, password, day, amount }: Evening,
): Promise<number | null> {
  const client = createClient<paths>(site);
  const login = await client.POST('/api/user/login', { body: { name: mail, pass: password } });
  if (login.error) throw new Error(login.error.code);

  const saved = await client.POST('/api/webform_rest/submit', {
    body: { webform_id: 'daily_registration', registration_date: day, amount },
    headers: { 'X-CSRF-Token': login.data.csrf_token },
  });
  if (saved.error) throw new Error(saved.error.code);

  const overview = await client.GET('/api/registrations/overview');
  if (overview.error) throw new Error(overview.error.code);
  const registered = overview.data[day];
  const item = registered?.items[saved.data.sid];
  if (item?.amount !== amount) throw new Error('The registration is not in the overview');
  return registered?.totalAmount ?? null;
}
