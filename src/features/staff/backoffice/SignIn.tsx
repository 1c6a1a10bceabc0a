import { useState } from 'react';
import { useKit } from '#ui/kit.ts';
import { CodeStep } from './CodeStep.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import { type Notice, PasswordStep } from './PasswordStep.tsx';

export type Step = 'password' | 'code' | 'enrol';

interface SignInProps {
  readonly first?: Step;
  /** Whether a session has just ended. */
  readonly isOver?: boolean;
  /** Called when both steps are done. */
  onDone(): void;
}

/** Signing in: a password, then the code of an app, or setting that app up. */
export function SignIn({ first = 'password', isOver = false, onDone }: SignInProps) {
  const { caller } = useKit();
  const [step, setStep] = useState<Step>(first);
  const [notice, setNotice] = useState<Notice | null>(isOver ? 'over' : null);
  // Each step begins a session of its own: the token of the one before is of no use.
  const go = (next: Step) => {
    caller.forgetToken();
    setStep(next);
  };
  const tooLate = () => {
    setNotice('late');
    go('password');
  };
  const done = () => {
    caller.forgetToken();
    onDone();
  };
  if (step === 'password') return <PasswordStep notice={notice} onNext={go} />;
  if (step === 'code') return <CodeStep onDone={done} onLate={tooLate} />;
  return <EnrolStep onDone={done} onLate={tooLate} />;
}
