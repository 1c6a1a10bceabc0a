import { Link } from 'react-router';
import { hasFeature } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { BackToAccount } from '#ui/app/BackLink.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { useDeparture } from '#ui/app/useDeparture.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { ProofField } from '#ui/form/proof/ProofField.tsx';
import { useProofForm } from '#ui/form/proof/useProofForm.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { TaggedText } from '#ui/words/TaggedText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { deleteAccount } from '../ending-contract.ts';

/** What is deleted, and the feature it belongs to. */
const REMOVED = [
  ['account', 'accounts'],
  ['nickname', 'forum'],
  ['days', 'registrations'],
  ['plan', 'plan'],
  ['exercises', 'programme'],
  ['diary', 'diary'],
  ['buddies', 'buddies'],
  ['badges', 'badges'],
  ['messages', 'accounts'],
] as const;

/** Lists what will be deleted, offers an export first, and asks for the password again. */
export function DeleteAccountScreen() {
  const { t } = useTranslation('account');
  const { site } = useApp();
  const hasNurse = useMe()?.hasNurse ?? false;
  const path = usePath();
  return (
    <Page narrow before={<BackToAccount />} title={t('remove.title')} lead={t('remove.lead')}>
      <PageTitle title={t('remove.title')} />
      <div className="stack">
        <Banner title={t('remove.exportTitle')}>
          <div className="stack">
            <p>{t('remove.export')}</p>
            <div>
              <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={path('export')}>
                {t('remove.toExport')}
              </Link>
            </div>
          </div>
        </Banner>
        <Card className="stack">
          <h2 className="h3">{t('remove.what')}</h2>
          <ul>
            {REMOVED.filter(([, feature]) => hasFeature(site, feature)).map(([name]) => (
              <li key={name}>{t(`remove.list.${name}`)}</li>
            ))}
          </ul>
          {hasNurse && <p>{t('remove.nurse')}</p>}
          {hasFeature(site, 'forum') && (
            <p>
              <TaggedText text={t('remove.forum')} parts={{ forum: <Link to={path('forum')} /> }} />
            </p>
          )}
          <DeleteForm />
        </Card>
      </div>
    </Page>
  );
}

function DeleteForm() {
  const { t } = useTranslation(['account', 'ui']);
  const path = usePath();
  const depart = useDeparture();
  const deletion = useSubmission(deleteAccount);
  const form = useProofForm({
    async submit(proof) {
      try {
        await deletion.send({ body: proof });
      } catch (error) {
        if (!deletion.wasProbablyDone(error)) throw error;
        return depart({ news: { tone: 'info', text: t('remove.probably') } });
      }
      await depart({ to: 'farewell' });
    },
    failed: t('remove.failed'),
  });
  return (
    <Form form={form}>
      <ProofField {...form.field('proof')} />
      <FormActions>
        <Button type="submit" variant="danger" busy={form.busy}>
          {t('remove.submit')}
        </Button>
        <Link className={buttonClass({ variant: 'subtle' })} to={path('account')}>
          {t('ui:cancel')}
        </Link>
      </FormActions>
    </Form>
  );
}
