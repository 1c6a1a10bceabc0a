import { type ReactNode, useCallback, useState } from 'react';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { type AskForCode, CodeQuestionProvider } from '#ui/staff/code-question.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { CodeForm } from './CodeForm.tsx';

/**
 * Lets everything inside ask for a new code, in a dialog above the page. Each code is for one act, so what is asked meanwhile waits
 * for its turn.
 */
export function CodeQuestion({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('staff-staff');
  const [asked, setAsked] = useState<readonly ((isGiven: boolean) => void)[]>([]);
  const [answered, setAnswered] = useState(0);
  const ask: AskForCode = useCallback(
    () => new Promise((resolve) => setAsked((before) => [...before, resolve])),
    [],
  );
  const [first] = asked;
  const answer = (isGiven: boolean) => {
    // A code that was sent off may be answered after its question was put away, when another one is the first.
    setAsked((before) => before.filter((one) => one !== first));
    setAnswered(answered + 1);
    first?.(isGiven);
  };
  return (
    <CodeQuestionProvider value={ask}>
      {children}
      <Dialog key={answered} open={asked.length > 0} onClose={() => answer(false)} title={t('code.again')}>
        <p>{t('code.why')}</p>
        <CodeForm submitLabel={t('code.confirm')} onDone={() => answer(true)} onOver={() => answer(false)} />
      </Dialog>
    </CodeQuestionProvider>
  );
}
