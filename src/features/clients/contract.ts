import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { pager } from '#contract/view.ts';
import { REASONS } from '#domain/nurse/attention.ts';
import { SITES } from '#domain/site/site.ts';
import { DAY_MARKS } from '#domain/tracking/progress.ts';

const whose = z.object({ domain: z.string(), uid: z.nineDigits });
const poh = { method: 'GET', access: 'poh', feature: 'guidance' } as const;

/** An exercise that a client completed since the programme began. In the list `data` is empty. */
const completedExercise = z.object({
  webform_id: z.string(),
  submissionId: z.string(),
  uuid: z.string(),
  /** The answers, by the keys of the questions. */
  data: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** When it was completed: an instant in UTC. */
  created: z.string(),
});
export type CompletedExercise = z.infer<typeof completedExercise>;

/** A client in the list of their nurse (contract 2.8). What the client does not share is null or empty. */
const clientRow = z.object({
  uid: z.number(),
  domain: z.enum(SITES),
  name: z.string(),
  /** Always null: with either of these she could find the client on the forum (contract A23). */
  nickname: z.nullable(z.string()),
  avatar: z.nullable(z.number()),
  program_start_date: z.string(),
  registrations_start_date: z.nullable(z.string()),
  /** The calendar days since registering began, and the weeks that they make (contract A12). */
  days_registered: z.nullable(z.number()),
  weeks_registered: z.nullable(z.number()),
  streak: z.nullable(
    z.object({ total: z.number(), completed: z.number(), success: z.number(), failed: z.number() }),
  ),
  completed_exercises: z.array(completedExercise),
  /** The numbers of `streak` under the names of the details. */
  totalRegistrations: z.nullable(z.number()),
  completedRegistrations: z.nullable(z.number()),
  successes: z.nullable(z.number()),
  fails: z.nullable(z.number()),
  /** What the client shares with her now. */
  shares: z.object({ registrations: z.boolean(), exercises: z.boolean() }),
  /** Why the client is at the top, judged by figures only. */
  reasons: z.array(z.enum(REASONS)),
  /** The marks of the last seven days, today last. */
  recent: z.array(z.enum(DAY_MARKS)),
});
export type ClientRow = z.infer<typeof clientRow>;

export const readClients = endpoint({
  ...poh,
  path: '/get-clients-of-poh',
  summary: 'The clients who are paired with the nurse, those who need her first',
  reply: z.array(clientRow),
  errors: ['unavailable'],
});

/** A registration as the nurse gets it: without the note, which belongs to the diary, and without the strength of the urge. */
const clientRegistration = z.object({
  uuid: z.string(),
  registration_date: z.string(),
  amount: z.number(),
  cost: z.nullable(z.number()),
  where: z.nullable(z.string()),
  with_who: z.nullable(z.string()),
  /** The goal of its day. */
  goal: z.nullable(z.number()),
});
export type ClientRegistration = z.infer<typeof clientRegistration>;

export const readClientRegistrations = endpoint({
  ...poh,
  path: '/get-client-daily-registrations/:domain/:uid',
  summary: 'A page of the registrations of a client, the newest first',
  params: whose,
  query: z.looseObject({ page: z.optional(z.string()) }),
  reply: z.object({
    pager,
    entities: z.array(clientRegistration),
  }),
  errors: ['not_found', 'unavailable'],
});

const clientDay = z.object({
  totalAmount: z.nullable(z.number()),
  goal: z.nullable(z.number()),
  /** Whether the day is a pause; the reason is left out. */
  paused: z.boolean(),
  items: z.array(clientRegistration),
});
export type ClientDays = Readonly<Record<string, z.infer<typeof clientDay>>>;

/** The registrations by day, with the goals and pauses of other days, for the page; it counts as one look. */
export const readClientOverview = endpoint({
  ...poh,
  path: '/api/v1/client-overview/:domain/:uid',
  summary: 'The days of a client, of the last year at most, up to the end of the programme',
  params: whose,
  reply: z.record(z.string(), clientDay),
  errors: ['not_found', 'unavailable'],
});

export const readClientExercises = endpoint({
  ...poh,
  path: '/get-client-exercises/:domain/:uid',
  summary: 'What a client completed since the programme began, with the answers',
  params: whose,
  reply: z.array(completedExercise),
  errors: ['not_found', 'unavailable'],
});

/** What the nurse of a client sees of them, read by the same code; what the client does not share is null. */
export const readOwnMirror = endpoint({
  method: 'GET',
  path: '/api/v1/consent/view',
  access: 'client',
  feature: 'nursePairing',
  summary: 'What one’s nurse sees of oneself now; 404 without a nurse who can look',
  reply: z.object({
    client: clientRow,
    registrations: z.nullable(z.record(z.string(), clientDay)),
    exercises: z.nullable(z.array(completedExercise)),
  }),
  errors: ['not_found'],
});

const card = z.object({
  /** The phase of the programme, from 1. */
  phase: z.number(),
  title: z.string(),
  ask: z.array(z.string()),
  watch: z.string(),
});

export const readConversationCards = endpoint({
  ...poh,
  path: '/api/v1/conversation-cards',
  summary: 'What a nurse can ask a client about, by phase of the programme',
  reply: z.array(card),
  revalidated: true,
});
