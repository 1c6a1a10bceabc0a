import type { Me } from '#domain/identity/account.ts';
import { checkNickname } from '#domain/identity/nickname.ts';
import { problem } from '#domain/kit/problem.ts';
import { accountChange } from '#features/account/change-contract.ts';
import { changeUser } from '#features/account/contract.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useNicknameHint } from '#ui/nickname/useNicknameHint.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The form in which somebody chooses the nickname they write under. */
export function useNicknameForm(me: Me) {
  const { t } = useTranslation('forum');
  const toast = useToast();
  const { send } = useSubmission(changeUser);
  const hint = useNicknameHint(me);
  const form = useProblemForm({
    values: { nickname: '' },
    check: ({ nickname }) =>
      nickname.trim() === '' ? problem('nickname', 'nicknameMissing') : checkNickname('nickname', nickname),
    labelOf: () => t('nickname.label'),
    wireNames: { field_nickname: 'nickname' },
    async submit({ nickname }) {
      if (hint.comesFirst(nickname)) return false;
      await send(accountChange(me.uid, { nickname: nickname.trim() }));
      toast.show({ tone: 'success', text: t('nickname.saved') });
      return true;
    },
    failureText: t('nickname.failed'),
  });
  return { form, isAsking: hint.isAsking(form.values.nickname) };
}
