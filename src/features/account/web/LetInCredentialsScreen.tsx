import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { checkLetInDetails, type LetInDetails } from '#domain/identity/let-in-details.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { failureText } from '#ui/app/failure/useFailureText.ts';
import { fetchMe, useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { type Submission, useSubmission } from '#ui/app/submission.ts';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import type { PostableForm, PostedAnswer } from '#ui/form/posted.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { TaggedText } from '#ui/words/TaggedText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { registerLaunched } from '../let-in-contract.ts';
import { answerRegistering, useAfterRegistering } from './after-registering.ts';
import { PrivacyAgreement } from './PrivacyAgreement.tsx';

const NOTHING = { name: '', mail: '' };

/** Finishes registering, with or without JavaScript. `told`: what the other system said about them. */
function detailsForm(
  app: App,
  register: Submission<typeof registerLaunched>['send'],
  told = NOTHING,
): PostableForm<LetInDetails> {
  const t = app.i18n.in('account');
  return {
    values: { ...told, privacy: false, skip: false },
    check: checkLetInDetails,
    async send({ name, mail }) {
      try {
        await register({ body: { name, mail } });
      } catch (error) {
        // Another tab finished it already; moving on would silently lose what was typed here.
        const isDone = error instanceof CallFailure && error.code === 'role_missing';
        if (!isDone || [name, mail, told.name, told.mail].some((text) => text.trim() !== '')) throw error;
      }
    },
    failureText: (failure) =>
      failure.code === 'role_missing'
        ? t('launched.already')
        : failureText(app, failure, { failed: t('launched.failed'), tooOften: t('credentials.tooOften') }),
  };
}

export function answer(app: App, posted: URLSearchParams): Promise<PostedAnswer> {
  const form = detailsForm(app, (input) => app.caller.call(registerLaunched, input));
  return answerRegistering(app, form, posted);
}

/** Asks somebody whom another system let in for the agreement, and for a name and an address, which may both stay empty. */
export function LetInCredentialsScreen() {
  const { t } = useTranslation('account');
  const me = useMe();
  if (!me) return null;
  return (
    <AuthLayout quote={t('launched.quote')}>
      <PageTitle title={t('launched.title')} />
      <div className="stack">
        <h1>{t('launched.heading')}</h1>
        <p>{t('launched.lead')}</p>
      </div>
      <DetailsForm me={me} />
      <Against />
      <HelpLine />
    </AuthLayout>
  );
}

function DetailsForm({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  const form = useDetailsForm(me);
  const { name, mail } = form.values;
  const isEmpty = name.trim() === '' && mail.trim() === '';
  return (
    <Form form={form}>
      <TextField
        label={t('launched.name')}
        description={t('launched.nameHelp')}
        autoComplete="given-name"
        {...form.field('name')}
      />
      <TextField
        label={t('launched.mail')}
        description={t('launched.mailHelp')}
        type="email"
        autoComplete="email"
        {...form.field('mail')}
      />
      <PrivacyAgreement {...form.field('privacy')} />
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t('launched.submit')}
        </Button>
        <Button type="submit" name="skip" value="1" variant="secondary" busy={form.busy} onClick={form.skip}>
          {t(isEmpty ? 'launched.skip' : 'launched.skipRest')}
        </Button>
      </FormActions>
    </Form>
  );
}

function useDetailsForm(me: Me) {
  const { t } = useTranslation('account');
  const app = useApp();
  const goOn = useAfterRegistering();
  const registration = useSubmission(registerLaunched);
  const isReal = useHasMail(me);
  const rules = detailsForm(app, registration.send, { name: me.name, mail: isReal ? me.mail : '' });
  const form = useProblemForm<LetInDetails>({
    ...rules,
    labelOf: (name) =>
      t(name === 'name' || name === 'mail' ? `launched.${name}` : 'credentials.privacyShort'),
    async submit(values) {
      await rules.send(values);
      // The other pages open only to people who finished this one.
      await fetchMe(app);
      await goOn();
    },
  });
  return {
    ...form,
    onSubmit(event: { preventDefault(): void }) {
      event.preventDefault();
      return form.submitWith({ skip: false });
    },
    skip(event: { preventDefault(): void }) {
      event.preventDefault();
      void form.submitWith({ skip: true });
    },
  };
}

/** What somebody who does not agree can do. */
function Against() {
  const { t } = useTranslation('account');
  const path = usePath();
  return (
    <p>
      <TaggedText
        text={t('launched.against')}
        parts={{ remove: <Link to={path('deleteAccount')} />, leave: <Link to={path('logout')} /> }}
      />
    </p>
  );
}
