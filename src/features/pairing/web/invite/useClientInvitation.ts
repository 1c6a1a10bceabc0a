import type { LetterPreview } from '#contract/letter.ts';
import { CLIENT_INVITATIONS_A_DAY, checkInvitation, type InvitationDraft } from '#domain/nurse/invitation.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { useMailView } from '#ui/app/mail/useMailView.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { inviteClient, previewClientInvitation } from '../../contract.ts';

const EMPTY: InvitationDraft = { first_name: '', email_address: '', domain: '' };
/** Longer waits than this are about the invitations of a day. Seconds. */
const HOUR = 3_600;

/** Inviting a client in two views of one page: who is invited to what, and the mail as it will go out, which sends it. */
export function useClientInvitation() {
  const { t } = useTranslation('pairing');
  const toast = useToast();
  const failureText = useFailureText();
  const view = useMailView();
  const looking = useSubmission(previewClientInvitation);
  const inviting = useSubmission(inviteClient);
  const form = useProblemForm<InvitationDraft>({
    values: EMPTY,
    check: checkInvitation,
    labelOf: (name) => t(`invite.${name}`),
    async submit(draft) {
      if (view.shownFor(draft)) return send(draft);
      view.open(draft, await looking.send({ body: draft }));
      return false;
    },
    // What is wrong is told at the field, which is on the first view.
    onRefused: (names) => {
      if (names.length > 0 && shown()) view.back();
    },
    failureText: (failure) =>
      shown() ? failedToSend(failure) : failureText(failure, t('invite.lookFailed')),
  });

  function shown(): LetterPreview | null {
    return view.shownFor(form.values);
  }

  async function send(draft: InvitationDraft): Promise<void> {
    await inviting.send({ body: draft });
    form.setSeveral(EMPTY);
    view.close();
    toast.show({ tone: 'success', text: t('invite.done', { name: draft.first_name.trim() }) });
  }

  function failedToSend(failure: CallFailure): string {
    return failure.code === 'too_many_requests' && (failure.retryAfterSeconds ?? 0) > HOUR
      ? t('invite.tooMany', { count: CLIENT_INVITATIONS_A_DAY })
      : failureText(failure, t('invite.failed'));
  }

  const { hasMoved, back } = view;
  return { form, shown: shown(), hasMoved, back } as const;
}

export type ClientInvitation = ReturnType<typeof useClientInvitation>;
