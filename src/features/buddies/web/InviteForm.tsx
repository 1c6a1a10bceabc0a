import type { Me } from '#domain/identity/account.ts';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { ViewHeading } from '#ui/layout/ViewHeading.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Invitation } from './useInvitation.ts';

/** Asks who is invited; sending comes after a look at the mail. */
export function InviteForm({ me, invitation: { form, focus } }: { me: Me; invitation: Invitation }) {
  const unsent = useHasMail(me) ? 'confirm.waits' : 'confirm.needsMail';
  const { t } = useTranslation('buddies');
  const isFocused = focus === 'form' && form.summary.length === 0;
  return (
    <Card as="section" className="stack" aria-labelledby="buddy-invite">
      <ViewHeading isFocused={isFocused} wordsId="buddy-invite">
        {t('invite.heading')}
      </ViewHeading>
      <p>{t('invite.text')}</p>
      <Form form={form}>
        <TextField
          label={t('invite.name')}
          description={t('invite.nameHelp')}
          autoComplete="off"
          {...form.field('name')}
        />
        <TextField
          label={t('invite.email')}
          description={t('invite.emailHelp')}
          type="email"
          autoComplete="off"
          {...form.field('email')}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('invite.look')}
          </Button>
        </FormActions>
      </Form>
      <Note>{t(me.validated ? 'invite.nothingYet' : unsent)}</Note>
    </Card>
  );
}
