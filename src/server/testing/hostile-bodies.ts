import { toJSONSchema } from 'zod/v4/core';
import type { Call } from '#contract/endpoint.ts';
import type { Schema as Contract } from '#contract/schema.ts';
import { registrationContract } from '#features/daily-registration/contract.ts';
import { diaryEntryContract } from '#features/diary/contract.ts';
import { forumPostContract } from '#features/forum/contract.ts';
import { goalContract } from '#features/recovery-plan/contract.ts';
import { type Schema, valuesOf } from './described-bodies.ts';
import { inTurn } from './in-turn.ts';

/** Nearly as long as a body may be, with room for the names of fields. */
export const LONG = 60_000;
const deep = (times: number) => '['.repeat(times) + ']'.repeat(times);

/** Values that a field may be given, as they stand in a body. */
const VALUES: readonly [name: string, json: string][] = [
  ['null', 'null'],
  ['a number', '-0'],
  ['a number beyond all', '1e999'],
  ['a number of many digits', '9'.repeat(2_000)],
  ['an empty text', '""'],
  ['a text with a NUL', String.raw`"a\u0000b"`],
  ['a lone surrogate', String.raw`"\ud800"`],
  ['a text of spaces', `"${' '.repeat(2_000)}"`],
  ['an empty list', '[]'],
  ['a list of lists', deep(40)],
  ['a list of many things', `[${'{},'.repeat(600)}{}]`],
  ['an object with a prototype', '{"__proto__":{"admin":true}}'],
  ['an object that pretends', '{"value":{"toString":1,"length":-1,"constructor":null}}'],
];

/** Whole bodies. */
export const BODIES: readonly [name: string, body: string | Buffer][] = [
  ['nothing', ''],
  ['half an object', '{"mail":'],
  ['a text', '"text"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['deep lists', deep(LONG / 2)],
  ['deep objects', '{"a":'.repeat(LONG / 6)],
  ['escaped quotes', `{"mail":"${String.raw`\"`.repeat(LONG / 2)}"}`],
  ['escaped quotes alone', String.raw`\"`.repeat(LONG / 2)],
  ['a huge number', `{"uid":${'9'.repeat(LONG)}}`],
  ['a long text', `{"mail":"${'a'.repeat(LONG)}"}`],
  ['a long text of @', `{"mail":"${'@a.'.repeat(LONG / 3)}"}`],
  ['a long list', `[${'0,'.repeat(LONG / 2)}0]`],
  ['many names', `{${Array.from({ length: LONG / 10 }, (_, nth) => `"${nth}":1`).join()}}`],
  ['a name twice', '{"mail":"a@houvast.example","mail":{"value":[]}}'],
  ['a prototype', '{"__proto__":{"mail":"a@houvast.example"},"constructor":{"prototype":{}}}'],
  ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc0, 0x80, 0x22, 0x7d])],
  ['a byte order mark', '\ufeff{}'],
  ['a lone surrogate', String.raw`{"\ud800":"\udc00"}`],
];

/** Fields as a schema knows them, with those that have one value. */
function withFields(contract: Contract, fixed: Readonly<Record<string, unknown>> = {}): Schema {
  const known = Object.entries(fixed).map(([name, value]) => [name, { const: value }]);
  return { properties: { ...Object.fromEntries(known), ...schemaOf(contract).properties } };
}

const schemaOf = (contract: Contract) =>
  toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }) as Schema;

const nodes = [forumPostContract, diaryEntryContract].map(({ type, written }) =>
  withFields(written, { type: [{ target_id: type }] }),
);
const account = [
  'preferred_langcode',
  'mail',
  'pass',
  'field_name',
  'field_nickname',
  'field_registrations_start_date',
  'field_avatar',
  'field_notification_settings',
  'field_show_badges',
];
const ofAccount: Schema = { properties: Object.fromEntries(account.map((name) => [name, {}])) };

/** The fields of bodies that take any, as only the slices know them. */
const FIELDS_OF: Readonly<Record<string, Schema>> = {
  '/webform_rest/submit': {
    anyOf: [registrationContract, goalContract].map(({ id, submission }) =>
      withFields(submission, { webform_id: id }),
    ),
  },
  '/webform_rest/:webform_id/submission/:uuid': withFields(registrationContract.change),
  '/node': { anyOf: nodes },
  '/node/:nid': { anyOf: nodes },
  '/user/:uid': ofAccount,
  '/zelfhulp-hti/update-user': ofAccount,
};

export interface HostileBody {
  readonly name: string;
  readonly sent: string | Buffer;
  /** Whether it has the fields of the call, so that they are looked at. */
  readonly isOfCall: boolean;
}

/** The corpus for the nth call: bodies of any kind, and its own fields with values of any kind. */
export function corpusFor({ path, body }: Call, nth: number): readonly HostileBody[] {
  const schema = FIELDS_OF[path] ?? (body && schemaOf(body));
  const whole = inTurn(BODIES, nth).map(([name, sent]) => ({ name, sent, isOfCall: false }));
  const filled = inTurn(VALUES, nth).flatMap(([value, json]) =>
    (schema ? valuesOf(schema, json) : []).map((sent) => ({ name: `${value} in its fields`, sent })),
  );
  // Some take a body and expect nothing in it.
  const own = filled.length > 0 ? filled : [{ name: 'no fields', sent: '{}' }];
  return [...whole, ...own.map((one) => ({ ...one, isOfCall: true }))];
}
