import { useState } from 'react';
import { Link } from 'react-router';
import { checkNurseRegistration, type NurseRegistrationDraft } from '#domain/nurse/registration.ts';
import { login } from '#features/session/contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { CallFailure, limitOf } from '#ui/app/caller.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { type Submission, useSubmission } from '#ui/app/submission.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { type PostableForm, type PostedAnswer, sendPosted, usePosted } from '#ui/form/posted.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { TaggedText } from '#ui/words/TaggedText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { registerAccount } from '../contract.ts';
import { nurseRegistrationBody } from '../nurse-bodies.ts';
import { DETAIL_OF_FIELD } from '../nurse-contract.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { Awaiting } from './nurse/Awaiting.tsx';
import { NurseDetailFields } from './nurse/NurseDetailFields.tsx';

const EMPTY: NurseRegistrationDraft = {
  initials: '',
  familyName: '',
  jobTitle: '',
  practice: '',
  address: '',
  postalCode: '',
  locality: '',
  telephone: '',
  wantsPackage: false,
  mail: '',
  mailConfirmation: '',
  password: '',
  confirmation: '',
};

/** Validates and sends the application of a nurse, with or without JavaScript. */
function applicationForm(
  app: App,
  { send, mayBeDone }: Pick<Submission<typeof registerAccount>, 'send' | 'mayBeDone'>,
): PostableForm<NurseRegistrationDraft> {
  const t = app.i18n.in('account');
  return {
    values: EMPTY,
    check: checkNurseRegistration,
    wireNames: { ...DETAIL_OF_FIELD, field_welcome_package: 'wantsPackage', pass: 'password' },
    secrets: ['password', 'confirmation'],
    async send(draft) {
      try {
        await send({ body: nurseRegistrationBody(draft) });
      } catch (error) {
        const isTaken = error instanceof CallFailure && error.fields['mail'] !== undefined;
        if (!isTaken || !mayBeDone() || !(await isWaiting(app, draft))) throw error;
      }
    },
    failureText: t('nurse.failed'),
  };
}

/**
 * Whether the application arrived, where only its answer did not: to who knows its password the login says that it waits. Rejects with
 * a `CallFailure` where it cannot be known.
 */
async function isWaiting({ caller }: App, { mail, password }: NurseRegistrationDraft): Promise<boolean> {
  const body = { name: mail, pass: password, own_device: false };
  try {
    await caller.call(login, { body });
    // She was approved already.
    return true;
  } catch (error) {
    if (!(error instanceof CallFailure) || error.isUnanswered || limitOf(error) !== null) throw error;
    return error.code === 'account_blocked';
  }
}

export async function answer(app: App, posted: URLSearchParams): Promise<PostedAnswer> {
  return sendPosted(
    app,
    applicationForm(app, {
      send: (input) => app.caller.call(registerAccount, input),
      mayBeDone: () => false,
    }),
    posted,
  );
}

/** The form with which a nurse asks for an account; once sent, it says what happens next. */
export function RegisterNurseScreen() {
  const { t } = useTranslation('account');
  const posted = usePosted<NurseRegistrationDraft>();
  const [sentTo, setSentTo] = useState<string | null>(
    posted?.sent ? (posted.values.mail ?? '').trim() : null,
  );
  if (sentTo !== null) return <Awaiting mail={sentTo} />;
  return (
    <Page title={t('nurse.heading')} lead={t('nurse.lead')} narrow>
      <PageTitle title={t('nurse.title')} />
      <Card>
        <ApplicationForm onSent={setSentTo} />
      </Card>
    </Page>
  );
}

function ApplicationForm({ onSent }: { readonly onSent: (mail: string) => void }) {
  const { t } = useTranslation('account');
  const app = useApp();
  const path = usePath();
  const registration = useSubmission(registerAccount);
  const rules = applicationForm(app, registration);
  const form = useProblemForm({
    ...rules,
    labelOf: (name) => t(`nurse.${name}`),
    async submit(draft) {
      await rules.send(draft);
      onSent(draft.mail.trim());
    },
  });
  return (
    <Form form={form}>
      <NurseDetailFields field={form.field} />
      <FieldGroup title={t('nurse.loggingIn')}>
        <TextField
          label={t('nurse.mail')}
          description={t('nurse.mailHelp')}
          type="email"
          autoComplete="username"
          {...form.field('mail')}
        />
        <TextField
          label={t('nurse.mailConfirmation')}
          type="email"
          autoComplete="email"
          {...form.field('mailConfirmation')}
        />
        <NewPasswordFields
          labels={{ password: t('nurse.password'), confirmation: t('nurse.confirmation') }}
          field={form.field}
        />
      </FieldGroup>
      <Checkbox
        label={t('nurse.wantsPackage')}
        description={t('nurse.packageHelp')}
        {...form.field('wantsPackage')}
      />
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t('nurse.submit')}
        </Button>
      </FormActions>
      <p className="small muted">
        <TaggedText
          text={t('nurse.privacy')}
          parts={{ privacy: <Link to={path('privacy')} target="_blank" /> }}
        />
      </p>
      <p>
        <Link to={path('login')}>{t('nurse.hasAccount')}</Link>
      </p>
    </Form>
  );
}
