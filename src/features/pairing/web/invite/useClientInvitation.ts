import { CLIENT_INVITATIONS_A_DAY, checkInvitation, type InvitationDraft } from '#domain/nurse/invitation.ts';
import { useInviting } from '#ui/app/mail/useInviting.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { inviteClient, previewClientInvitation } from '../../contract.ts';

const EMPTY: InvitationDraft = { first_name: '', email_address: '', domain: '' };

/** The state of inviting a client: who and to which programme, and the mail. */
export function useClientInvitation() {
  const { t } = useTranslation('pairing');
  const looking = useSubmission(previewClientInvitation);
  const inviting = useSubmission(inviteClient);
  return useInviting<InvitationDraft>({
    empty: EMPTY,
    check: checkInvitation,
    labelOf: (name) => t(`invite.${name}`),
    look: (draft) => looking.send({ body: draft }),
    async send(draft) {
      await inviting.send({ body: draft });
      return t('invite.done', { name: draft.first_name.trim() });
    },
    words: {
      notShown: t('invite.lookFailed'),
      tooMany: t('invite.tooMany', { count: CLIENT_INVITATIONS_A_DAY }),
      notSent: () => t('invite.failed'),
    },
  });
}

export type ClientInvitation = ReturnType<typeof useClientInvitation>;
