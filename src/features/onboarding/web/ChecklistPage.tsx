import type { ReactNode } from 'react';
import { readContacts } from '#features/contacts/contract.ts';
import type { App } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { ensureEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { readQuestions } from '../contract.ts';
import styles from './Checklist.module.css';
import { Checklist, type ChecklistWords } from './Checklist.tsx';

/** Loads the questions, and whom to call. */
export async function prefetchChecklist(app: App): Promise<void> {
  await Promise.all([ensureEndpoint(app, readQuestions), ensureEndpoint(app, readContacts)]);
}

interface ChecklistPageProps extends ChecklistWords {
  /** The fetch of its texts, if they are loaded as well. */
  readonly words?: { readonly isLoadingError: boolean; refetch(): unknown };
  onDone(): void;
  /** The title of the tab. */
  readonly children: ReactNode;
}

/** A page with the yes/no questions before registering, one a view (spec 1 §2 Onboarding checklist). */
export function ChecklistPage({ words, onDone, children, ...texts }: ChecklistPageProps) {
  const questions = useEndpoint(readQuestions);
  const contacts = useEndpoint(readContacts);
  const retry = () => {
    for (const query of [words, questions, contacts]) void query?.refetch();
  };
  return (
    <Page narrow>
      {children}
      <div className={styles.views}>
        {(words?.isLoadingError || questions.isLoadingError || contacts.isLoadingError) && (
          <LoadFailed onRetry={retry} />
        )}
        {questions.data && contacts.data ? (
          <Checklist questions={questions.data} contacts={contacts.data} onDone={onDone} {...texts} />
        ) : (
          texts.opening
        )}
        <HelpLine />
      </div>
    </Page>
  );
}
