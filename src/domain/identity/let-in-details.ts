import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { checkMail, checkName } from './account.ts';

/** The details that somebody can give who was let in by another system. */
export interface LetInDetails {
  readonly name: string;
  readonly mail: string;
  readonly privacy: boolean;
  /** Whether they skip the questions. */
  readonly skip: boolean;
}

/**
 * The problems of these details: saving needs a name and an address, skipping needs neither. Whatever is filled in has to be
 * right, and both ways need the agreement (settled: single sign-on).
 */
export function checkLetInDetails({ name, mail, privacy, skip }: LetInDetails): Problem[] {
  const mayStayEmpty = (text: string) => skip && text.trim() === '';
  return [
    ...(mayStayEmpty(name) ? NO_PROBLEMS : checkName('name', name)),
    ...(mayStayEmpty(mail) ? NO_PROBLEMS : checkMail('mail', mail)),
    ...(privacy ? NO_PROBLEMS : problem('privacy', 'privacyRequired')),
  ];
}
