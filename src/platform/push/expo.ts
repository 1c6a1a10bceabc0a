import { z } from 'zod';
import { type CountDelivery, codeIn } from '../delivery.ts';
import type { ExpoMessage, ExpoService, PushOutcome } from './push-service.ts';

/** The maximum of messages in one call, and of tickets (Expo push service, "Sending notifications"). */
export const EXPO_BATCH = 100;

/** Milliseconds the service may take; less than the shortest delay after which another worker retries. */
const TIMEOUT = 20_000;

const failed = z.object({
  status: z.literal('error'),
  details: z.looseObject({ error: z.string().optional() }).optional(),
});
const tickets = z.object({
  data: z.array(z.union([z.object({ status: z.literal('ok'), id: z.string() }), failed])),
});
const receipts = z.object({
  data: z.record(z.string(), z.union([z.object({ status: z.literal('ok') }), failed])),
});

/** Sends through Expo's service at `url`; `accessToken` if the Expo project requires one. */
export function expoService({
  url,
  accessToken,
  count,
}: {
  url: string;
  accessToken: string | undefined;
  count?: CountDelivery;
}): ExpoService {
  /** The body of a response; only its status if it was refused, and null if there was none. */
  async function call(path: string, body: unknown): Promise<{ status: number; json: unknown } | null> {
    try {
      const answer = await fetch(`${url}/${path}`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
        },
        body: JSON.stringify(body),
      });
      return { status: answer.status, json: answer.ok ? await answer.json() : null };
    } catch {
      return null;
    }
  }

  function counted(outcome: PushOutcome, reason: string | undefined): PushOutcome {
    count?.(outcome.kind, reason);
    return outcome;
  }

  const send = async (messages: readonly ExpoMessage[]): Promise<readonly PushOutcome[]> => {
    const answer = await call('send', messages.map(onWire));
    const parsed = tickets.safeParse(answer?.json);
    if (parsed.success && parsed.data.data.length === messages.length) {
      return parsed.data.data.map((ticket) => counted(outcomeOf(ticket), reasonOf(ticket)));
    }
    if (answer?.status !== 400)
      return messages.map(() => counted({ kind: 'later' }, answer ? String(answer.status) : 'unanswered'));
    if (messages.length === 1) return [counted({ kind: 'refused' }, '400')];
    // One token of another app fails a whole batch; bisecting finds it.
    const half = Math.ceil(messages.length / 2);
    return [...(await send(messages.slice(0, half))), ...(await send(messages.slice(half)))];
  };

  return {
    send,
    async receipts(ids) {
      const parsed = receipts.safeParse((await call('getReceipts', { ids }))?.json);
      const found = parsed.success ? Object.entries(parsed.data.data) : [];
      return new Map(
        found.map(([id, receipt]) => {
          if (receipt.status === 'ok') return [id, 'delivered'] as const;
          const fate = fateOf(receipt);
          count?.(fate, reasonOf(receipt));
          return [id, fate] as const;
        }),
      );
    },
  };
}

function onWire({ token, title, body, ttlSeconds }: ExpoMessage) {
  return { to: token, title, body, ttl: ttlSeconds };
}

type Ticket = z.output<typeof tickets>['data'][number];

function outcomeOf(ticket: Ticket): PushOutcome {
  if (ticket.status === 'ok') return { kind: 'taken', ticket: ticket.id };
  if (ticket.details?.error === 'MessageRateExceeded') return { kind: 'later' };
  return { kind: fateOf(ticket) };
}

/** Only this error is about the device itself (Expo push service, "Push receipt errors"). */
function fateOf({ details }: z.output<typeof failed>): 'gone' | 'refused' {
  return details?.error === 'DeviceNotRegistered' ? 'gone' : 'refused';
}

function reasonOf(reply: { readonly status: 'ok' } | z.output<typeof failed>): string | undefined {
  return reply.status === 'ok' ? undefined : codeIn(reply.details?.error);
}
