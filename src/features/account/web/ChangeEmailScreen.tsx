import { useState } from 'react';
import { fieldList } from '#contract/wire.ts';
import { checkMailChange, hasPassword, type Me } from '#domain/identity/account.ts';
import { BackToAccount } from '#ui/app/BackLink.tsx';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { accountChange } from '../change-contract.ts';
import { changeUser } from '../contract.ts';
import { changeLaunched } from '../let-in-contract.ts';
import { AddressAsked } from './AddressAsked.tsx';
import { useAddressWords } from './useAddressWords.ts';
import { useResendValidation } from './useResendValidation.ts';

/** Asks for another address to log in with, or for a first one to mail to. It holds once somebody opens the link in the mail to it. */
export function ChangeEmailScreen() {
  const me = useMe();
  return me ? <ChangeEmail me={me} /> : null;
}

function ChangeEmail({ me }: { me: Me }) {
  const word = useAddressWords(me);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Page
      narrow
      before={<BackToAccount />}
      {...(sentTo === null ? { title: word('title'), lead: word('lead') } : {})}
    >
      <PageTitle title={word('title')} />
      {sentTo === null ? (
        <div className="stack">
          {me.pendingMail !== null && <Pending me={me} mail={me.pendingMail} />}
          <ChangeForm me={me} onSent={setSentTo} />
        </div>
      ) : (
        <AddressAsked me={me} mail={sentTo} />
      )}
    </Page>
  );
}

/** The address that waits to be confirmed, with a button that sends its mail again. */
function Pending({ me, mail }: { me: Me; mail: string }) {
  const { t } = useTranslation('account');
  const word = useAddressWords(me);
  const { busy, resend } = useResendValidation();
  return (
    <Banner title={word('pendingTitle')}>
      <div className="stack">
        <p>{t('changeEmail.pending', { mail })}</p>
        <div className="row">
          <Button variant="secondary" size="small" busy={busy} onClick={() => void resend()}>
            {t('validate.resend')}
          </Button>
        </div>
      </div>
    </Banner>
  );
}

function ChangeForm({ me, onSent }: { me: Me; onSent: (mail: string) => void }) {
  const { t } = useTranslation('account');
  const word = useAddressWords(me);
  const failureText = useFailureText();
  const { send } = useSubmission(changeUser);
  const { send: sendLaunched } = useSubmission(changeLaunched);
  const withPassword = hasPassword(me);
  const reachable = useHasMail(me);
  const form = useProblemForm({
    values: { mail: '', confirmation: '', password: '' },
    check: (values) =>
      checkMailChange({ ...values, password: withPassword ? values.password : null }, me.mail),
    labelOf: (name) => (name === 'password' ? t('changeEmail.password') : word(name)),
    passwordField: 'password',
    async submit({ mail, password }) {
      if (withPassword) await send(accountChange(me.uid, { mail: mail.trim(), currentPassword: password }));
      else await sendLaunched({ body: { mail: fieldList(mail.trim()) } });
      onSent(mail.trim());
    },
    failureText: (failure) =>
      failure.code === 'sign_in_again'
        ? t('changeEmail.signInAgain')
        : failureText(failure, t('changeEmail.failed')),
  });
  return (
    <Card>
      <Form form={form}>
        {reachable && <p className="muted">{t('changeEmail.current', { mail: me.mail })}</p>}
        {reachable && !withPassword && <Banner>{t('changeEmail.onlyForMail')}</Banner>}
        {!withPassword && <p className="muted">{t('changeEmail.soon')}</p>}
        <TextField label={word('mail')} type="email" autoComplete="email" {...form.field('mail')} />
        <TextField
          label={word('confirmation')}
          type="email"
          autoComplete="email"
          {...form.field('confirmation')}
        />
        {withPassword && (
          <PasswordField
            label={t('changeEmail.password')}
            autoComplete="current-password"
            {...form.field('password')}
          />
        )}
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {word('submit')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
