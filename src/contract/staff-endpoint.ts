import type { StaffTask } from '#domain/staff/role.ts';
import type { Call } from './endpoint.ts';

/**
 * Who may call on the host of the staff: `anyone`; `signingIn`, somebody who gave the right password but no code yet; `staff`,
 * every member; or everybody with a task.
 */
export type StaffAccess = 'anyone' | 'signingIn' | 'staff' | StaffTask;

/** A call of the host of the staff (settled: staff). */
export interface StaffEndpoint extends Call {
  readonly access: StaffAccess;
  /** It cannot be undone, or shuts somebody out, so it takes a fresh code, which is good for one such call. */
  readonly asksForCode?: boolean;
}

/** Declares a call of the staff; server, screens and tests all read the same object. */
export function staffEndpoint<const E extends StaffEndpoint>(declaration: E): E {
  return declaration;
}
