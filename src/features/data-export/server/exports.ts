import { randomUUID } from 'node:crypto';
import type { EventOf } from '#domain/events.ts';
import type { Context, PersonContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { Download } from '#platform/http/download.ts';
import type { ExportState } from '../contract.ts';
import { deleteExportsOf, findExport, findExportsOf, insertExport } from './queries.ts';

/** The encryption context of a copy: it can be decrypted with its owner's key only. */
export const fileOf = (id: string) => ({ table: 'data_export', column: 'file', row: id });

/** Requests a copy, which replaces an earlier one; a job makes it, because it may take a while. */
export async function requestCopy(context: PersonContext): Promise<{ id: string }> {
  const { uid } = context.person;
  const id = randomUUID();
  await deleteExportsOf(context.db, uid);
  await insertExport(context.db, { id, uid, requestedAt: context.clock.now() });
  context.wake('make_exports');
  return { id };
}

/** Deletes the copies of an account with a new owner: they name whom somebody else had chosen. */
export function forgetCopies({ db }: Pick<Context, 'db'>, { uid }: EventOf<'accountClaimed'>): Promise<void> {
  return deleteExportsOf(db, uid);
}

export async function listExports(context: PersonContext): Promise<ExportState[]> {
  const rows = await findExportsOf(context.db, context.person.uid, context.clock.now());
  return rows.map(stateOf);
}

/** The zip, or its status. An expired copy is not found. */
export async function fetchFile(context: PersonContext, id: string): Promise<ExportState | Download> {
  const found = await findExport(context.db, context.person.uid, id, context.clock.now());
  if (!found) throw notFound();
  if (!found.file) return stateOf(found);
  const zip = context.person.vault.openBytes(fileOf(found.id), found.file);
  return new Download(zip, `houvast-${context.today}.zip`);
}

interface StoredState {
  readonly id: string;
  readonly requestedAt: Date;
  readonly ready: boolean;
  readonly expiresAt: Date | null;
}

function stateOf({ id, ready, requestedAt, expiresAt }: StoredState): ExportState {
  return { id, ready, requested: requestedAt.toISOString(), expires: expiresAt?.toISOString() ?? null };
}
