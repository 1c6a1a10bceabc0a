import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { type DeliveryOutcome, SERVICES, type Service } from '#platform/delivery.ts';

/** Outcomes whose reason no operator needs to know. */
const ROUTINE: ReadonlySet<DeliveryOutcome> = new Set(['taken', 'gone']);

/** Counts the outcomes of mails and push messages: when a service refuses all of them, nothing waits and no job fails. */
export interface DeliveryCounter {
  count(service: Service, outcome: DeliveryOutcome, reason?: string): void;
  /** Logs what was not delivered since the last call, one line for each reason. */
  write(): void;
}

export function createDeliveryCounter(registers: Registry[], logger: FastifyBaseLogger): DeliveryCounter {
  const counter = new Counter({
    name: 'houvast_handed_over_total',
    help: 'Mails and push messages that were handed to a service, by what became of them',
    labelNames: ['service', 'outcome'],
    registers,
  });
  for (const service of SERVICES) {
    // Zero from the start, so that the first one shows as a rise.
    for (const outcome of ['taken', 'refused'] as const) counter.inc({ service, outcome }, 0);
  }
  const unwritten = new Map<
    string,
    { service: Service; outcome: DeliveryOutcome; reason: string; count: number }
  >();
  return {
    count(service, outcome, reason = 'none') {
      counter.inc({ service, outcome });
      if (ROUTINE.has(outcome)) return;
      const key = `${service} ${outcome} ${reason}`;
      const before = unwritten.get(key)?.count ?? 0;
      unwritten.set(key, { service, outcome, reason, count: before + 1 });
    },
    write() {
      for (const line of unwritten.values()) logger.warn(line, 'not delivered');
      unwritten.clear();
    },
  };
}
