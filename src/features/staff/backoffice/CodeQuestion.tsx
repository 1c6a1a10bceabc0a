import { type ReactNode, useCallback, useState } from 'react';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { type AskForCode, CodeQuestionProvider } from '#ui/staff/code-question.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { CodeForm } from './CodeForm.tsx';

/** Lets everything inside ask for a new code, in a dialog above the page. */
export function CodeQuestion({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('staff-staff');
  const [asked, setAsked] = useState<{ answer(isGiven: boolean): void } | null>(null);
  const ask: AskForCode = useCallback(() => new Promise((resolve) => setAsked({ answer: resolve })), []);
  const answer = (isGiven: boolean) => {
    setAsked(null);
    asked?.answer(isGiven);
  };
  return (
    <CodeQuestionProvider value={ask}>
      {children}
      <Dialog open={asked !== null} onClose={() => answer(false)} title={t('code.again')}>
        <p>{t('code.why')}</p>
        <CodeForm submitLabel={t('code.confirm')} onDone={() => answer(true)} onOver={() => answer(false)} />
      </Dialog>
    </CodeQuestionProvider>
  );
}
