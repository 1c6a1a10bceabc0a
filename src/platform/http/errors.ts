import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, ErrorCode, SecondStep } from '#contract/endpoint.ts';
import { traceIn } from '#contract/error-report.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/kit/language.ts';
import type { Problem } from '#domain/kit/problem.ts';
import { codeOf } from '#domain/kit/thrown.ts';
import { isDeadlock } from '../deadlock.ts';
import { Failure, refusal } from '../failure.ts';
import { SECURITY_REFUSALS, type SecurityRefusals } from '../security-event.ts';
import type { Texts } from '../text.ts';
import { isDatabaseAway } from './database-away.ts';
import { type PageDocument, sendDocument } from './page-document.ts';
import { isUnwritable } from './unwritable.ts';

/** A database that restarts is back by then. */
const RETRY_AFTER_SECONDS = 5;

interface ErrorBody extends Partial<SecondStep> {
  message: string;
  code: ErrorCode;
  error?: Record<string, string>;
  current?: unknown;
}

/** Called with errors that are not refusals. */
export type ReportError = (thrown: unknown, request: FastifyRequest) => void;

/**
 * Writes the page for a browser that another system sent here but that is refused; `language` is that of the address, if it has
 * one.
 */
export type RefusalPage = (
  failure: Failure,
  seen: { readonly request: FastifyRequest; readonly language: Language | undefined },
) => PageDocument;

/** How errors are answered where a call is mounted. */
export interface ErrorAnswers {
  readonly texts: Texts;
  readonly language: Language | undefined;
  readonly endpoint?: Call;
  readonly reportError?: ReportError;
  readonly securityRefusals?: SecurityRefusals;
  readonly page?: RefusalPage;
}

/** The one error path: anything thrown becomes a refusal, and a refusal becomes the contract's body (1.4), or a page. */
export function sendError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { texts, language, endpoint, reportError, securityRefusals = SECURITY_REFUSALS, page }: ErrorAnswers,
): FastifyReply {
  const failure = asFailure(thrown, request.body);
  if (failure !== thrown && failure.code === 'unavailable') {
    request.log.error(causeOf(thrown), isDeadlock(thrown) ? 'deadlock' : 'database away');
  }
  const security = securityRefusals[failure.code];
  if (security) request.log.info({ security }, 'security');
  if (failure.code === 'internal') {
    request.log.error(causeOf(thrown), 'call failed');
    reportError?.(thrown, request);
  }
  if (failure.retryAfterSeconds !== undefined) reply.header('Retry-After', failure.retryAfterSeconds);
  if (page) return sendDocument(reply, page(failure, { request, language }), failure.status);
  const { status, body } = errorBody(failure, texts, language ?? DEFAULT_LANGUAGE, endpoint);
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

function errorBody(failure: Failure, texts: Texts, language: Language, endpoint?: Call) {
  const body: ErrorBody = { message: failure.message, code: failure.code, ...failure.secondStep };
  if (failure.current !== undefined) body.current = failure.current;
  if (failure.inError) body.error = { message: failure.message };
  if (failure.problems.length === 0) return { status: failure.status, body };
  const fields = failure.problems.map((found) => [found.field, texts.problemText(language, found)] as const);
  // The first problem of a field is the one to solve first.
  body.error = Object.fromEntries(fields.toReversed());
  if (endpoint?.problems !== 'entity') return { status: failure.status, body };
  const lines = fields.map(([field, text]) => `${field}: ${text}\n`);
  return {
    status: 422,
    body: { ...body, message: `Unprocessable Entity: validation failed.\n${lines.join('')}` },
  };
}

function asFailure(thrown: unknown, requestBody: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  const error = thrown as Partial<FastifyError>;
  // A sender who hangs up has the code of a database that does, but whatever went wrong with reading has a status.
  if (error.statusCode === undefined && (isDatabaseAway(thrown) || isDeadlock(thrown))) {
    return new Failure('unavailable', 'The database does not answer.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (isUnwritable(thrown)) {
    return new Failure('malformed_request', 'A text has a character that cannot be kept.');
  }
  if (error.validation) return fromValidation(error, requestBody);
  switch (error.code) {
    case undefined:
      break;
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Failure('payload_too_large', 'The body is too large.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Failure('unsupported_media_type', error.message ?? '');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Failure('malformed_request', 'Content-Length does not match the body.');
  }
  if (error.statusCode === 400) return new Failure('malformed_request', 'Syntax error');
  return new Failure('internal', 'Internal Server Error');
}

/** Where and how it failed. Messages are left out: those of the database contain what people entered, which may look like a frame. */
function causeOf(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { failure: typeof thrown };
  const code = codeOf(thrown.cause ?? thrown);
  const frames = traceIn(thrown)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return { failure: thrown.name, code, at: frames.slice(0, 8).map((line) => line.trim()) };
}

/** The part of a schema library's issue that identifies the field. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[] | undefined;
}

function fromValidation(error: Partial<FastifyError>, body: unknown): Failure {
  if (error.validationContext === 'params') return new Failure('not_found', 'Not found.');
  if (error.validationContext !== 'body') {
    return new Failure(
      'malformed_request',
      `The ${error.validationContext ?? 'request'} has an invalid value.`,
    );
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return new Failure('malformed_request', 'The body must be a JSON object.');
  }
  const issues = (error.validation ?? []).map((entry) => ({
    code: entry.keyword,
    path: entry.instancePath.split('/').filter(Boolean),
    keys: (entry.params as { keys?: readonly string[] }).keys,
  }));
  return refusal(problemsOfIssues(issues, body));
}

/** The schema errors of a body, as problems of the fields on the wire. */
export function problemsOfIssues(issues: readonly SchemaIssue[], body: unknown): Problem[] {
  const given = typeof body === 'object' && body !== null ? { ...body } : {};
  return issues.flatMap((issue): Problem[] => {
    if (issue.keys) return issue.keys.map((field) => ({ field, code: 'unknownField' }));
    const field = String(issue.path[0] ?? 'body');
    return [{ field, code: isGiven(given, field) ? 'invalid' : 'required' }];
  });
}

/** On the wire an empty list and null are empty fields, like an omitted one (contract 1.5). */
function isGiven(body: Record<string, unknown>, field: string): boolean {
  if (!Object.hasOwn(body, field)) return false;
  const value = body[field];
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}
