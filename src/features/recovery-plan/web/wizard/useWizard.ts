import { useMemo } from 'react';
import { addressesOf } from '#domain/buddies/buddy.ts';
import type { Me } from '#domain/identity/account.ts';
import { siteProfile } from '#domain/site/site.ts';
import type { Plan } from '#domain/tracking/goal.ts';
import { useApp } from '#ui/app/app.ts';
import { typedAmount } from '#ui/app/format.ts';
import { useTabDraft } from '#ui/form/kept/useTabDraft.ts';
import { useIsHere } from '#ui/usePresence.ts';
import { goalContract } from '../../contract.ts';
import { type GoalValues, goalValues } from './goal-values.ts';
import { wizardRules } from './wizard-rules.ts';

export type Wizard = ReturnType<typeof useWizard>;

/**
 * The answers so far and the steps they lead to. `stored` is the current plan, from which a change starts; only somebody without
 * a buddy is asked for one.
 */
export function useWizard(me: Me, stored: Plan | null, hasBuddy: boolean) {
  const {
    site,
    language,
    today,
    settings: { startDateStep },
  } = useApp();
  const basis = JSON.stringify(stored);
  const initial = useMemo(
    () => goalValues(stored, (amount) => typedAmount(language, amount), siteProfile(site).stopOnly),
    [stored, language, site],
  );
  const draft = useTabDraft<GoalValues>(me, goalContract.id, { initial, basis });
  // A step begins anew when the plan is refetched, so only the wizard knows.
  const isHere = useIsHere();
  // With a plan, the programme has begun already.
  const asksDate = startDateStep && stored === null;
  const { programmeStart } = me;
  const ownAddresses = addressesOf(me);
  const setting = { asksDate, today: today(), programmeStart, stored, hasBuddy, ownAddresses };
  return { ...draft, isHere, rules: wizardRules(site, setting) };
}
