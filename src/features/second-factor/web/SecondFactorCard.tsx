import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { formatInstant } from '#ui/app/format.ts';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readSecondFactor } from '../contract.ts';
import { ChangeFactor } from './ChangeFactor.tsx';
import type { FactorChange } from './ProofForm.tsx';

/** Whether a nurse logs in with a code, and what she can change about that. */
export function SecondFactorCard() {
  const { t } = useTranslation('second-factor');
  const factor = useFreshEndpoint(readSecondFactor);
  const { data } = factor;
  const [change, setChange] = useState<FactorChange | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus is gone.
  const startAgain = () => heading.current?.focus();
  return (
    <Card as="section" className="stack" aria-labelledby="second-factor">
      <h2 className="h3" id="second-factor" ref={heading} tabIndex={-1}>
        {t('own.heading')}
      </h2>
      {!data && <NotLoaded of={factor} heights={[3]} />}
      {data && change && (
        <ChangeFactor
          change={change}
          isEnrolled={data.enrolled !== null}
          onView={startAgain}
          onClose={() => {
            setChange(null);
            startAgain();
          }}
        />
      )}
      {data && !change && (
        <State
          state={data}
          onChange={(to) => {
            setChange(to);
            startAgain();
          }}
        />
      )}
    </Card>
  );
}

interface StateProps {
  readonly state: EndpointReply<typeof readSecondFactor>;
  onChange(change: FactorChange): void;
}

function State({ state: { required, enrolled, recovery_codes: left, devices }, onChange }: StateProps) {
  const { t } = useTranslation('second-factor');
  const { language, settings } = useApp();
  const path = usePath();
  const button = (change: FactorChange, label: string) => (
    <Button variant="secondary" size="small" onClick={() => onChange(change)}>
      {label}
    </Button>
  );
  if (enrolled === null) {
    return (
      <>
        <p>{t('own.isOff')}</p>
        <div className="row">{button('enrol', t('own.turnOn'))}</div>
      </>
    );
  }
  return (
    <>
      <p>{t('own.isOn', { day: formatInstant(language, enrolled, settings.timeZone) })}</p>
      <p>{t('own.codesLeft', { count: left })}</p>
      {devices.length > 0 && (
        <p>
          {t('own.remembered', { count: devices.length })}{' '}
          <Link to={path('nurseSessions')}>{t('own.toDevices')}</Link>
        </p>
      )}
      <div className="row">
        {button('enrol', t('own.replace'))}
        {button('codes', t('own.renew'))}
        {!required && button('off', t('own.turnOff'))}
      </div>
      {required && <p className="small muted">{t('own.required')}</p>}
    </>
  );
}
