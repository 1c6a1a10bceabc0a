import { useState } from 'react';
import { showProblem } from '../focus/show-problem.ts';
import { Checkbox } from '../form/Checkbox.tsx';
import { Button } from '../primitives/Button.tsx';
import { useCopy } from '../toast/useCopy.ts';
import styles from './RecoveryCodes.module.css';

/** The texts of the slice that shows the codes: nurses and staff read different ones. */
export type RecoveryWord = 'lead' | 'print' | 'copy' | 'copied' | 'notCopied' | 'kept' | 'notKept' | 'done';

const KEPT = 'kept';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  say(word: RecoveryWord): string;
  onKept(): void;
}

/** Shows recovery codes, once, to keep on paper or in a safe. Going on requires confirming that they are kept. */
export function RecoveryCodes({ codes, say, onKept }: RecoveryCodesProps) {
  const copy = useCopy({ done: say('copied'), failed: say('notCopied') });
  const [isKept, setIsKept] = useState(false);
  const [isMissed, setMissed] = useState(false);

  function goOn(): void {
    if (isKept) return onKept();
    showProblem(KEPT, () => setMissed(true));
  }

  return (
    <div className="stack">
      <p>{say('lead')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="stack screen-only">
        <div className="row">
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            {say('print')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => void copy(codes.join('\n'))}>
            {say('copy')}
          </Button>
        </div>
        <Checkbox
          name={KEPT}
          label={say('kept')}
          error={isMissed && !isKept ? say('notKept') : undefined}
          value={isKept}
          onChange={setIsKept}
        />
        <Button block onClick={goOn}>
          {say('done')}
        </Button>
      </div>
    </div>
  );
}
