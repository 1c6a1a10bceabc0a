import { useState } from 'react';
import { useKit } from '#ui/kit.ts';
import { CodeStep } from './CodeStep.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

export type Step = 'password' | 'code' | 'enrol';

interface SignInProps {
  readonly first?: Step;
  /** Why somebody has to sign in once more. */
  readonly isOver?: boolean;
  /** Both steps are done. */
  onDone(): void;
}

/** Signing in: a password, then the code of an app, or setting that app up. */
export function SignIn({ first = 'password', isOver = false, onDone }: SignInProps) {
  const { caller } = useKit();
  const [step, setStep] = useState<Step>(first);
  // Each step begins a session of its own, and the token of before is none of it.
  const go = (next: Step) => {
    caller.forgetToken();
    setStep(next);
  };
  const done = () => {
    caller.forgetToken();
    onDone();
  };
  if (step === 'password') return <PasswordStep isOver={isOver} onNext={go} />;
  if (step === 'code') return <CodeStep onDone={done} onAgain={() => go('password')} />;
  return <EnrolStep onDone={done} onAgain={() => go('password')} />;
}
