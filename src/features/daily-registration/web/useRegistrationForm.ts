import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Problem } from '#domain/kit/problem.ts';
import { measureOf } from '#domain/site/site.ts';
import { changeOf, submitOf } from '#features/webform/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { type OverviewDay, type RegistrationItem, registrationContract } from '../contract.ts';
import { checkValues, draftOf, type RegistrationValues, registrationBody } from './registration-values.ts';

/** The labels of the fields on the page. */
const LABELS: Readonly<Record<string, 'day' | 'register.legend' | 'stake' | 'place' | 'company' | 'note'>> = {
  day: 'day',
  register: 'register.legend',
  stake: 'stake',
  place: 'place',
  company: 'company',
  note: 'note',
};

/** The field names on the wire, which differ (contract 2.5). */
const WIRE_NAMES = { registration_date: 'day', cost: 'stake', where: 'place', with_who: 'company' } as const;

interface Options {
  readonly values: RegistrationValues;
  /** The registration being changed, or null for a new one. */
  readonly stored: RegistrationItem | null;
  readonly dayOf: (date: string) => OverviewDay | undefined;
  readonly keepAs: string;
}

/** The registration form: validated by the same rules as on the server, saved once, then back to the previous page. */
export function useRegistrationForm({ values, stored, dayOf, keepAs }: Options) {
  const { t } = useTranslation(['daily-registration', 'ui']);
  const app = useApp();
  const me = useMe();
  const toast = useToast();
  const leave = useLeave();
  const create = useSubmission(submitOf(registrationContract));
  const change = useSubmission(changeOf(registrationContract));

  async function save(next: RegistrationValues): Promise<void> {
    const body = registrationBody(draftOf(next));
    const { id: webform_id } = registrationContract;
    if (stored) {
      await change.send({ params: { webform_id, uuid: stored.uuid }, body });
    } else {
      await create.send({ body: { webform_id, ...body } });
    }
    toast.show({ tone: 'success', text: t('saved') });
    leave();
  }

  function check(next: RegistrationValues): Problem[] {
    return checkValues(next, {
      measure: measureOf(app.site),
      today: app.today(),
      registrationsStart: me?.registrationsStart ?? app.today(),
      otherAmounts: Object.values(dayOf(next.day)?.items ?? {})
        .filter(({ uuid }) => uuid !== stored?.uuid)
        .map(({ amount }) => amount),
      storedAmount: stored?.amount ?? null,
    });
  }

  const form = useProblemForm<RegistrationValues>({
    values,
    keepAs,
    check,
    labelOf: (name) => {
      if (name === 'amount') return t(`amount.${measureOf(app.site).unit}`);
      return t(LABELS[name] ?? 'title');
    },
    wireNames: WIRE_NAMES,
    submit: save,
    failureText: ({ code }) => {
      if (code === 'network' || code === 'unavailable') return t(`ui:failure.${code}`);
      return t(stored ? 'failedUpdate' : 'failedAdd');
    },
  });
  return {
    ...form,
    /** Whether the amount as typed cannot be saved. */
    refusesAmount: check(form.values).some(({ field }) => field === 'amount'),
  };
}

/** Back to the page before this one, or to the plan when the person came from elsewhere (spec 1 §4). */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const path = usePath();
  return () => {
    // The router numbers the pages of this visit; before the first one there is no page of ours.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate(path('plan'), { replace: true }));
  };
}
