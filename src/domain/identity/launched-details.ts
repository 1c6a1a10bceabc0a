import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { checkMail, checkName } from './account.ts';

/** What somebody may tell of themselves who was let in by another system. */
export interface LaunchedDetails {
  readonly name: string;
  readonly mail: string;
  readonly privacy: boolean;
  /** They leave it at what is there. */
  readonly skip: boolean;
}

/** Saving takes a name and an address, skipping neither; what is there has to be right, and both take the agreement (settled: single sign-on). */
export function checkLaunchedDetails({ name, mail, privacy, skip }: LaunchedDetails): Problem[] {
  const mayStayEmpty = (text: string) => skip && text.trim() === '';
  return [
    ...(mayStayEmpty(name) ? NO_PROBLEMS : checkName('name', name)),
    ...(mayStayEmpty(mail) ? NO_PROBLEMS : checkMail('mail', mail)),
    ...(privacy ? NO_PROBLEMS : problem('privacy', 'privacyRequired')),
  ];
}
