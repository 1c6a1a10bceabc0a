import { useState } from 'react';
import { Link } from 'react-router';
import { checkNurseRegistration, type NurseRegistrationDraft } from '#domain/nurse/registration.ts';
import { login } from '#features/session/contract.ts';
import { useAfterLogin } from '#ui/app/after-login.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
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
import { useSecondStep } from '#ui/second-step/next-step.ts';
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
  send: Submission<typeof registerAccount>['send'],
): PostableForm<NurseRegistrationDraft> {
  const t = app.i18n.in('account');
  return {
    values: EMPTY,
    check: checkNurseRegistration,
    wireNames: { ...DETAIL_OF_FIELD, field_welcome_package: 'wantsPackage', pass: 'password' },
    secrets: ['password', 'confirmation'],
    send: (draft) => send({ body: nurseRegistrationBody(draft) }),
    failureText: { failed: t('nurse.failed'), tooOften: t('credentials.tooOften') },
  };
}

export async function answer(app: App, posted: URLSearchParams): Promise<PostedAnswer> {
  const form = applicationForm(app, (input) => app.caller.call(registerAccount, input));
  return sendPosted(app, form, posted);
}

/**
 * Finds out, by logging in, whose an address is that was `refused` as taken after a try whose answer got lost: only her own password
 * shows that an application waits, or opens an account that was approved before. Rejects with `refused` if it is somebody else's.
 */
async function logInInstead(
  { caller }: App,
  { mail, password }: NurseRegistrationDraft,
  refused: CallFailure,
): Promise<'waits' | 'loggedIn'> {
  try {
    await caller.call(login, { body: { name: mail, pass: password, own_device: false } });
    return 'loggedIn';
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code === 'account_blocked') return 'waits';
    throw error.code === 'credentials_wrong' ? refused : error;
  }
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
  const arrive = useAfterLogin();
  const goToSecondStep = useSecondStep();
  const rules = applicationForm(app, registration.send);

  async function apply(draft: NurseRegistrationDraft): Promise<'waits' | 'loggedIn'> {
    try {
      await rules.send(draft);
      return 'waits';
    } catch (error) {
      const isTaken = error instanceof CallFailure && error.fields['mail'] !== undefined;
      if (!isTaken || !registration.mayBeDone()) throw error;
      return logInInstead(app, draft, error);
    }
  }

  const form = useProblemForm({
    ...rules,
    labelOf: (name) => t(`nurse.${name}`),
    async submit(draft) {
      try {
        if ((await apply(draft)) === 'waits') onSent(draft.mail.trim());
        else await arrive();
      } catch (error) {
        if (!goToSecondStep(error, { isPasswordSaved: false })) throw error;
      }
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
