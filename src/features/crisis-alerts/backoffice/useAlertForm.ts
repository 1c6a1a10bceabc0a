import { useRef, useState } from 'react';
import type { CallInput } from '#contract/endpoint.ts';
import { type AlertDraft, checkAlert, checkShown, tidyAlert } from '#domain/content/alert-draft.ts';
import type { AlertType } from '#domain/content/crisis-alert.ts';
import { isSite, type LanguageSetting } from '#domain/site/site.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useKit } from '#ui/kit.ts';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { changeAlert, readAlert, type StaffAlert, writeAlert } from '../staff-contract.ts';

/** The form's values: flat, under the names that the server has for their problems. */
interface AlertEntry {
  readonly field_type: AlertType;
  readonly sites: readonly string[];
  readonly 'title.nl': string;
  readonly 'title.en': string;
  readonly 'body.nl': string;
  readonly 'body.en': string;
  /** Whether saving also shows it; otherwise it stays shown or hidden, as it is by then. */
  readonly published: boolean;
}

/** The fields that are checked before anybody is asked whether an alert may show. */
export const ALERT_FIELDS = ['sites', 'title.nl', 'title.en', 'body.nl', 'body.en'] as const;

function entryOf(alert: StaffAlert | null): AlertEntry {
  return {
    field_type: alert?.field_type ?? 'info',
    sites: alert?.sites ?? [],
    'title.nl': alert?.title.nl ?? '',
    'title.en': alert?.title.en ?? '',
    'body.nl': alert?.body.nl ?? '',
    'body.en': alert?.body.en ?? '',
    published: false,
  };
}

/** The values of the form as an alert. */
export function draftOf(entry: AlertEntry): AlertDraft {
  return tidyAlert({
    field_type: entry.field_type,
    sites: entry.sites.filter(isSite),
    title: { nl: entry['title.nl'], en: entry['title.en'] },
    body: { nl: entry['body.nl'], en: entry['body.en'] },
  });
}

function writtenOf({ field_type, sites, title, body }: StaffAlert) {
  return { field_type, sites, title, body };
}

/** The form of a new alert, or of an existing one. */
export function useAlertForm(alert: StaffAlert | null, setting: LanguageSetting) {
  const { t } = useTranslation('crisis-alerts-staff');
  const toast = useToast();
  const goOn = useGoOn();
  const writing = useStaffSubmission(writeAlert);
  const changing = useStaffSubmission(changeAlert);
  const kit = useKit();
  const failureText = useFailureText();
  /** The stored alert that the form starts from, which is older than the one on the page once that was read again. */
  const begun = useRef(alert);
  const [newer, setNewer] = useState<StaffAlert | null>(null);
  /** The problems that keep the alert from being shown. */
  const checkForShowing = (entry: AlertEntry) => checkShown(draftOf(entry), setting);
  async function change(from: StaffAlert, body: CallInput<typeof changeAlert>['body']): Promise<void> {
    const params = { id: String(from.id) };
    try {
      begun.current = await changing.send({ params, body: { ...body, from: writtenOf(from) } });
      setNewer(null);
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== 'edit_conflict') throw error;
      const found = await kit.queryClient.fetchQuery({
        ...endpointQuery(kit, readAlert, { params }),
        staleTime: 0,
      });
      begun.current = found;
      setNewer(found);
      throw error;
    }
  }
  const form = useProblemForm({
    values: entryOf(alert),
    check: (entry) =>
      entry.published || alert?.published ? checkForShowing(entry) : checkAlert(draftOf(entry), setting),
    labelOf: (name) => t(`field.${name}`),
    failureText: (failure) =>
      failure.code === 'edit_conflict' ? t('changed') : failureText(failure, t('failed')),
    async submit(entry) {
      const draft = draftOf(entry);
      const { published } = entry;
      const body = { ...draft, sites: [...draft.sites] };
      // If only showing it failed, the alert exists already: trying again shows that one.
      const kept = begun.current;
      const from = kept ?? (await writing.send({ body }));
      begun.current = from;
      const { id } = from;
      // A colleague may have shown or withdrawn it since this page opened, so nothing is said about that unless somebody chose.
      if (kept !== null || published) await change(from, { ...body, ...(published && { published }) });
      toast.show({ tone: 'success', text: t(published && !alert?.published ? 'published' : 'saved') });
      if (!alert) void goOn(`/berichten/${id}`, { replace: true });
    },
  });
  return {
    ...form,
    checkForShowing,
    /** What a colleague saved meanwhile; null if nobody did. */
    newer,
    takeNewer(): void {
      form.setSeveral(entryOf(newer));
      setNewer(null);
    },
    /** Showing takes a confirmation each time, so one that failed is no part of saving afterwards. */
    onSubmit(event?: { preventDefault(): void }): Promise<void> {
      event?.preventDefault();
      return form.submitWith({ published: false });
    },
  };
}
