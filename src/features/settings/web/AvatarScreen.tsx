import type { Me } from '#domain/identity/account.ts';
import { NO_PROBLEMS, problem } from '#domain/kit/problem.ts';
import { accountChange } from '#features/account/change-contract.ts';
import { changeUser } from '#features/account/contract.ts';
import { BackToAccount } from '#ui/app/BackLink.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { useSaved } from '#ui/app/useSaved.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { AvatarPicker } from './AvatarPicker.tsx';

/** The picture that stands for a person. */
export function AvatarScreen() {
  const { t } = useTranslation('settings');
  const me = useMe();
  return (
    <Page narrow before={<BackToAccount />} title={t('avatar.title')}>
      <PageTitle title={t('avatar.title')} />
      {me && <AvatarForm me={me} />}
    </Page>
  );
}

function AvatarForm({ me }: { me: Me }) {
  const { t } = useTranslation('settings');
  const { send } = useSubmission(changeUser);
  const saved = useSaved();
  const form = useProblemForm<{ avatar: number | null }>({
    values: { avatar: me.avatar },
    check: ({ avatar }) => (avatar === null ? problem('avatar', 'avatarRequired') : NO_PROBLEMS),
    labelOf: () => t('avatar.legend'),
    wireNames: { field_avatar: 'avatar' },
    async submit({ avatar }) {
      if (avatar !== null && avatar !== me.avatar) await send(accountChange(me.uid, { avatar }));
      await saved(t('avatar.done'));
    },
    failureText: t('avatar.failed'),
  });
  return (
    <Card>
      <Form form={form}>
        <AvatarPicker {...form.field('avatar')} />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('avatar.submit')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
