import { useEffect } from 'react';
import { Link, NavigationType, useBlocker } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { usePath } from '#ui/app/app.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { NicknameHint } from '#ui/nickname/NicknameHint.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useNicknameForm } from './useNicknameForm.ts';

/**
 * Asks for a nickname before the first text (spec §2), and after a moderator took one away. Only an answer closes it, but it has a link
 * back to the programme, beside those of every dialog to help and the quick exit.
 */
export function NicknameDialog({ me, isRemoved }: { me: Me; isRemoved: boolean }) {
  const { t } = useTranslation(['forum', 'ui']);
  const path = usePath();
  const { form, isAsking } = useNicknameForm(me);
  useStaying();
  return (
    <Dialog open dismissible={false} onClose={() => {}} title={t('nickname.title')}>
      <Form form={form}>
        <p>{t(isRemoved ? 'nickname.removed' : 'nickname.text')}</p>
        {isRemoved && (
          <p>
            <Link to={path('messages')}>{t('nickname.why')}</Link>
          </p>
        )}
        <TextField
          label={t('nickname.label')}
          description={t('nickname.rule')}
          autoComplete="off"
          // What was taken away, and why, is read first.
          data-autofocus={isRemoved ? undefined : ''}
          {...form.field('nickname')}
        />
        <p className="small muted">{t('nickname.later')}</p>
        <NicknameHint isAsking={isAsking} />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t(isAsking ? 'ui:nickname.useAnyway' : 'nickname.save')}
          </Button>
        </FormActions>
        <p>
          <Link to={path('programme')}>{t('nickname.rather')}</Link>
        </p>
      </Form>
    </Dialog>
  );
}

/** Blocks the back button; the links in the dialog still work. */
function useStaying(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
