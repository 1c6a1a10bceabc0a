/**
 * Why a launch is refused, and the status of the page that says so, in the order of the checks (contract 4.3). The reason is
 * for the operator's log; the page does not show it.
 */
export const HTI_REFUSALS = {
  hti_missing_token: 400,
  hti_malformed: 400,
  hti_alg: 403,
  hti_issuer: 403,
  hti_key: 403,
  hti_keys_down: 503,
  hti_signature: 403,
  hti_audience: 403,
  hti_time: 403,
  hti_replay: 403,
  hti_version: 400,
  hti_subject: 403,
  hti_practitioner: 403,
  hti_claims: 400,
  hti_definition: 403,
  hti_blocked: 403,
} as const;
export type HtiRefusal = keyof typeof HTI_REFUSALS;

/** The claims of a token, as its issuer wrote them. */
export type Claims = Readonly<Record<string, unknown>>;

/** The signatures that a launch may have; all of them need a private key (HTI 2.0, "Algorithms"). */
export const HTI_ALGORITHMS = ['RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512'] as const;

/** By how many seconds the clocks of two systems may differ. */
export const SKEW = 30;
/** For how many seconds a token may be valid (HTI 2.0: five minutes). */
const LONGEST_LIFE = 300;
/** For how many seconds after its end the number of a token is remembered. */
const REMEMBERED = 600;

/** Whether a token is meant for `audience`, as a text or in a list. */
export function checkAudience({ aud }: Claims, audience: string): HtiRefusal | null {
  const meant = Array.isArray(aud) ? aud.includes(audience) : aud === audience;
  return meant ? null : 'hti_audience';
}

/** Whether a token is valid now, and for no longer than allowed. Times are seconds since 1970 (RFC 7519, NumericDate). */
export function checkTimes({ exp, iat, nbf = 0 }: Claims, now: Date): HtiRefusal | null {
  const seconds = now.getTime() / 1000;
  if (!isTime(exp) || !isTime(iat) || !isTime(nbf)) return 'hti_time';
  const holds =
    seconds <= exp + SKEW &&
    iat <= seconds + SKEW &&
    nbf <= seconds + SKEW &&
    exp - iat <= LONGEST_LIFE &&
    seconds - iat <= LONGEST_LIFE + SKEW;
  return holds ? null : 'hti_time';
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Printable ASCII, too long to be guessed. */
const NONCE = /^[\u0020-\u007e]{16,255}$/;

/** The number of a token, which must never be seen twice, and until when it is remembered. */
export function readNonce({ jti, exp }: Claims): { readonly jti: string; readonly until: Date } | HtiRefusal {
  if (typeof jti !== 'string' || !NONCE.test(jti) || !isTime(exp)) return 'hti_replay';
  return { jti, until: new Date((exp + REMEMBERED) * 1000) };
}

/** Who is launched, and into what. */
export interface HtiLaunch {
  /** The portal's own pseudonym for the person, such as `Patient/4711`. */
  readonly subject: string;
  /** What to open, by the portal's name for it; null: whatever the host has. */
  readonly definition: string | null;
}

/** Reads what a token says, in its 1.x or its 2.0 form (HTI 2.0, "Changes"; contract 4.1). */
export function readLaunch(claims: Claims): HtiLaunch | HtiRefusal {
  const { task, 'hti-version': version = '2.0' } = claims;
  if (!/^[12](\.\d+)*$/.test(String(version))) return 'hti_version';
  return isObject(task) ? readTask(claims, task) : readFlat(claims);
}

function readFlat({ sub, resource, definition = null }: Claims): HtiLaunch | HtiRefusal {
  const refused = checkSubject(sub);
  if (refused) return refused;
  return isText(resource) ? launchInto(sub, definition) : 'hti_claims';
}

/** In version 1.0 the person is named only as the one whose task it is. */
function readTask({ sub }: Claims, task: Claims): HtiLaunch | HtiRefusal {
  const person = sub ?? referenceIn(task['for']);
  const refused = checkSubject(person);
  if (refused) return refused;
  if (task['resourceType'] !== 'Task' || !isText(task['id'])) return 'hti_claims';
  return launchInto(
    person,
    task['instantiatesCanonical'] ?? referenceIn(task['definitionReference']) ?? null,
  );
}

function launchInto(subject: unknown, definition: unknown): HtiLaunch | HtiRefusal {
  if (definition !== null && !isText(definition)) return 'hti_definition';
  return { subject: String(subject), definition };
}

const SUBJECT = /^([A-Z][A-Za-z]{1,63})\/[A-Za-z0-9\-.]{1,64}$/;
/** The people whose launch opens an account: those who are cared for, and those who care for them at home. */
const PEOPLE: ReadonlySet<string | undefined> = new Set(['Patient', 'Person', 'RelatedPerson']);

function checkSubject(subject: unknown): HtiRefusal | null {
  const [, type] = (typeof subject === 'string' ? SUBJECT.exec(subject) : null) ?? [];
  if (PEOPLE.has(type)) return null;
  return type === 'Practitioner' ? 'hti_practitioner' : 'hti_subject';
}

function referenceIn(value: unknown): unknown {
  return isObject(value) ? value['reference'] : undefined;
}

function isObject(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
