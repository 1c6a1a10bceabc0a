import * as z from 'zod';
import { ERROR_CODES, endpoint } from '#contract/endpoint.ts';
import { FILE_PATTERN, MOST_FRAMES, NAME_PATTERN } from '#contract/error-report.ts';
import { ROUTE_NAMES } from '#domain/site/routes.ts';

const name = z.string().check(z.regex(NAME_PATTERN));
const file = z.string().check(z.regex(FILE_PATTERN));

/** Names and numbers of the program only: no part has room for what a person typed. */
const report = z.strictObject({
  type: name,
  code: z.optional(z.enum([...ERROR_CODES, 'network'])),
  frames: z
    .array(
      z.strictObject({
        function: z.union([z.literal(''), name]),
        file,
        line: z.number(),
        column: z.number(),
      }),
    )
    .check(z.maxLength(MOST_FRAMES)),
  /** Absent on a page that the content alone knows. */
  route: z.optional(z.enum(ROUTE_NAMES)),
  requestId: z.optional(z.string().check(z.regex(/^[0-9a-f]{12}$/))),
  build: z.optional(file),
});

/** Sent only where those who run the product want to hear of errors (docs/decisions/0026). */
export const sendErrorReport = endpoint({
  method: 'POST',
  path: '/api/v1/error-reports',
  access: 'any',
  summary: 'Tells of a mistake in the program that shows the pages',
  // What is no report is passed over: who sends one has had trouble enough.
  // oxlint-disable-next-line promise/valid-params -- a schema, no promise
  body: z.catch(z.nullable(report), null),
  status: 204,
  ownTransaction: true,
});
