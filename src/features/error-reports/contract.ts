import { ERROR_CODES, endpoint } from '#contract/endpoint.ts';
import { FILE_PATTERN, MOST_FRAMES, NAME_PATTERN } from '#contract/error-report.ts';
import * as z from '#contract/schema.ts';
import { ROUTE_NAMES } from '#domain/site/routes.ts';

const name = z.matching(NAME_PATTERN);
const file = z.matching(FILE_PATTERN);

/** Names and numbers from the code only: no field can hold what a person typed. */
const report = z.strictObject({
  type: name,
  code: z.optional(z.enum([...ERROR_CODES, 'network'])),
  frames: z.array(
    z.strictObject({
      function: z.union([z.literal(''), name]),
      file,
      line: z.number(),
      column: z.number(),
    }),
    MOST_FRAMES,
  ),
  /** Absent on a page that exists only in the content. */
  route: z.optional(z.enum(ROUTE_NAMES)),
  requestId: z.optional(z.matching(/^[0-9a-f]{12}$/)),
  build: z.optional(file),
});

/** Sent only where the operator turned error reports on (docs/decisions/0026). */
export const sendErrorReport = endpoint({
  method: 'POST',
  path: '/api/v1/error-reports',
  access: 'any',
  summary: 'Tells of a mistake in the program that shows the pages',
  // An invalid report is ignored: whoever sends one has had trouble enough.
  body: z.withFallback(z.nullable(report), null),
  status: 204,
  ownTransaction: true,
});
