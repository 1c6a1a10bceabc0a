import { ArrowLeft, Send } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { LetterPreview } from '#contract/letter.ts';
import { Form } from '../../form/Form.tsx';
import { FormActions } from '../../form/FormActions.tsx';
import { Page } from '../../layout/Page.tsx';
import { Title } from '../../layout/Title.tsx';
import { Button } from '../../primitives/Button.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { MailView } from './MailView.tsx';

interface MailPageProps {
  readonly mail: LetterPreview;
  readonly words: Readonly<Record<'title' | 'lead' | 'back' | 'send' | 'notYet', string>>;
  readonly form: ComponentProps<typeof Form>['form'] & { readonly busy: boolean };
  readonly onBack: () => void;
  /** What to know before it is sent. */
  readonly children: ReactNode;
}

/** A mail word for word, and sending it: the view after the form that says to whom. */
export function MailPage({ mail, words, form, onBack, children }: MailPageProps) {
  return (
    <Page
      narrow
      before={
        <>
          <div className="row">
            <Button variant="subtle" size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
              {words.back}
            </Button>
          </div>
          <Title takesFocus>{words.title}</Title>
          <p className="lead">{words.lead}</p>
        </>
      }
    >
      <PageTitle title={words.title} />
      <div className="stack">
        <MailView mail={mail} />
        {children}
        <Form form={form}>
          <FormActions>
            <Button type="submit" busy={form.busy} icon={<Send aria-hidden="true" />}>
              {words.send}
            </Button>
            <Button variant="secondary" onClick={onBack}>
              {words.notYet}
            </Button>
          </FormActions>
        </Form>
      </div>
    </Page>
  );
}
