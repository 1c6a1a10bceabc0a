import type { Language } from '#domain/kit/language.ts';
import { pathTo } from '#domain/site/paths.ts';
import { languageFor, siteProfile } from '#domain/site/site.ts';
import type { Context } from '#platform/context.ts';
import { SeeOther } from '#platform/http/see-other.ts';
import type { OpenSsoAccount, SsoPerson } from '#platform/sso/open-account.ts';
import { type Identity, insertIdentity, keepIdentity, lockIdentity } from './queries.ts';

/** Somebody whom another system vouches for, and how to open an account if they are new. */
export interface Arriving {
  readonly identity: Pick<Identity, 'issuer' | 'subject'>;
  readonly person: SsoPerson;
  readonly openAccount: OpenSsoAccount;
  /** The language of a new account. */
  readonly language: Language;
  /** The page that they wanted; null: the start page. */
  readonly destination: string | null;
}

/**
 * Gives somebody a fresh session, and an account the first time, in the transaction of the call. Ends the session that this
 * browser had. Null: the account is blocked.
 */
export async function comeIn(context: Context, arriving: Arriving): Promise<SeeOther | null> {
  const { db, site, session } = context;
  const identity = { site, ...arriving.identity };
  await lockIdentity(db, identity);
  const known = (await keepIdentity(db, identity)) ?? (await becomeKnown(context, identity, arriving));
  if (known.blocked) return null;
  await session.end(db);
  await session.startLetIn(db, known.uid);
  return new SeeOther(pathFor(context, known, arriving.destination));
}

type Known = NonNullable<Awaited<ReturnType<typeof keepIdentity>>>;

async function becomeKnown(
  context: Context,
  identity: Identity,
  { person, openAccount, language }: Arriving,
): Promise<Known> {
  const { db, clock } = context;
  const { uid } = await openAccount(context, { ...person, language });
  await insertIdentity(db, { ...identity, uid, createdAt: clock.now() });
  return { uid, language, blocked: false, checklistDoneAt: null, registeredAt: null };
}

/** `hti=1` makes the page say who is logged in (settled: single sign-on); it gives access to nothing. */
function pathFor(context: Context, known: Known, destination: string | null): string {
  const query = { hti: '1' };
  const { checklistDoneAt, registeredAt } = known;
  const { site } = context;
  const language = languageFor(known.language, site, context);
  if (registeredAt === null) {
    return pathTo({ language }, checklistDoneAt === null ? 'registerHti' : 'credentialsHti', {}, query);
  }
  return destination === null
    ? pathTo({ language }, siteProfile(site).start, {}, query)
    : withQuery(destination, query);
}

/** Adds to the query of a destination, which has the form of a path since it was checked. */
function withQuery(destination: string, query: Record<string, string>): string {
  const [address = '', ...anchor] = destination.split('#');
  const more = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
  return [more, ...anchor].join('#');
}
