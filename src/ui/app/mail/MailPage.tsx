import { ArrowLeft, Send } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { LetterPreview } from '#contract/letter.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Form } from '../../form/Form.tsx';
import { FormActions } from '../../form/FormActions.tsx';
import { Page } from '../../layout/Page.tsx';
import { Title } from '../../layout/Title.tsx';
import { Button } from '../../primitives/Button.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { MailView } from './MailView.tsx';

interface MailPageProps {
  readonly mail: LetterPreview;
  /** The name of the recipient. */
  readonly to: string;
  /** The words of the link back to the form. */
  readonly back: string;
  readonly form: ComponentProps<typeof Form>['form'] & { readonly busy: boolean };
  readonly onBack: () => void;
  /** Remarks to read before sending. */
  readonly children: ReactNode;
}

/** The view after the form: shows an invitation word for word, and sends it. */
export function MailPage({ mail, to, back, form, onBack, children }: MailPageProps) {
  const { t } = useTranslation('ui');
  return (
    <Page
      narrow
      before={
        <>
          <div className="row">
            <Button variant="subtle" size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
              {back}
            </Button>
          </div>
          <Title takesFocus>{t('mailPage.title')}</Title>
          <p className="lead">{t('mailPage.lead', { name: to })}</p>
        </>
      }
    >
      <PageTitle title={t('mailPage.title')} />
      <div className="stack">
        <MailView mail={mail} />
        {children}
        <Form form={form}>
          <FormActions>
            <Button type="submit" busy={form.busy} icon={<Send aria-hidden="true" />}>
              {t('mailPage.send')}
            </Button>
            <Button variant="secondary" onClick={onBack}>
              {t('mailPage.notYet')}
            </Button>
          </FormActions>
        </Form>
      </div>
    </Page>
  );
}
