import { Gauge, type Registry } from 'prom-client';
import type { Connection } from '#db/connection.ts';
import { HOUR_MS } from '#domain/kit/duration.ts';
import { findWaiting } from '#features/mail/server/queries.ts';
import { countOverdue } from '#features/moderation/server/overdue/queries.ts';
import { countWrongCodes } from '#features/pairing/server/queries.ts';
import type { Clock } from '#platform/clock.ts';

/** Registers the gauge of the connections to PostgreSQL; the function it returns measures them. The embedded database has none. */
export function connectionGauge(registry: Registry, connection: Connection): () => void {
  if (connection.kind === 'embedded') return () => undefined;
  const connections = new Gauge({
    name: 'houvast_database_connections',
    help: 'Connections of this process to PostgreSQL; waiting: what has none yet and wants one',
    labelNames: ['state'],
    registers: [registry],
  });
  return () => {
    for (const [state, count] of Object.entries(connection.pool())) connections.set({ state }, count);
  };
}

/** Registers the gauges of what the database contains; the function it returns measures them, and throws while it is away. */
export function databaseGauges(registry: Registry, { db }: Connection, clock: Clock): () => Promise<void> {
  const registers = [registry];
  const mailsWaiting = new Gauge({
    name: 'houvast_mails_waiting',
    help: 'Mails that should have gone out by now',
    registers,
  });
  const mailLag = new Gauge({
    name: 'houvast_mail_lag_seconds',
    help: 'How long the oldest of them has been waiting',
    registers,
  });
  const safetyOverdue = new Gauge({
    name: 'houvast_safety_items_overdue',
    help: 'Texts with a sign of danger that no moderator looked at within the time they may wait',
    registers,
  });
  const wrongCodes = new Gauge({
    name: 'houvast_wrong_pairing_codes',
    help: 'Pairing codes of the last hour that were nobody’s; it stops at 300, when somebody may be guessing',
    registers,
  });
  return async () => {
    const now = clock.now();
    const { count, oldest } = await findWaiting(db, now);
    mailsWaiting.set(count);
    wrongCodes.set(await countWrongCodes(db, new Date(now.getTime() - HOUR_MS)));
    safetyOverdue.set(await countOverdue(db));
    mailLag.set(oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0);
  };
}
