import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ApplicationState } from '#domain/nurse/application.ts';
import { instant } from '../columns.ts';
import { owner } from './identity.ts';

/** A practice nurse: what she told of herself when she applied, and what became of it (settled: nurse). */
export const nurse = pgTable(
  'nurse',
  {
    uid: owner().primaryKey(),
    state: text('state').$type<ApplicationState>().notNull(),
    initials: text('initials').notNull(),
    familyName: text('family_name').notNull(),
    /** Her function, for example "praktijkondersteuner ggz". */
    jobTitle: text('job_title').notNull(),
    practice: text('practice').notNull(),
    address: text('address').notNull(),
    postalCode: text('postal_code').notNull(),
    locality: text('locality').notNull(),
    telephone: text('telephone').notNull(),
    wantsPackage: boolean('wants_package').notNull(),
    /** When the welcome package was sent, and by which member of staff. */
    packageSentAt: instant('package_sent_at'),
    packageSentBy: text('package_sent_by'),
    appliedAt: instant('applied_at').notNull(),
    approvedAt: instant('approved_at'),
    /** Since when the provider has to look at her practice again; null: it has seen what stands here. */
    practiceChangedAt: instant('practice_changed_at'),
  },
  (table) => [
    index('nurse_applied').on(table.appliedAt, table.uid).where(sql`state = 'applied'`),
    index('nurse_package')
      .on(table.approvedAt, table.uid)
      .where(sql`wants_package and package_sent_at is null and state = 'approved'`),
    index('nurse_changed').on(table.practiceChangedAt, table.uid).where(sql`practice_changed_at is not null`),
    index('nurse_approved').on(table.approvedAt, table.uid).where(sql`state = 'approved'`),
  ],
);
