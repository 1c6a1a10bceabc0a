import { CONSENT_ASKED_DAYS } from '#domain/nurse/consent.ts';
import { AGREEMENT_VERSION, CONSENT_WEEKS } from '#domain/nurse/pairing.ts';
import { useApp } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { focusMain } from '#ui/focus/focus-main.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type Consent, renewConsent } from '../../consent-contract.ts';
import { UnpairButton } from '../UnpairButton.tsx';
import { useAgreement } from '../useAgreement.ts';
import { useStoredConsent } from './useStoredConsent.ts';

interface ConsentTermProps {
  /** The name of the nurse. */
  readonly name: string;
  readonly until: string;
  readonly asks: Consent['asks_renewal'];
  readonly wordsChanged: Consent['words_changed'];
}

/**
 * Says until when the agreement holds, and offers another term; in its last weeks it asks whether to go on. Where the
 * words have changed since, it shows those that renewing agrees to.
 */
export function ConsentTerm({ name, until, asks, wordsChanged }: ConsentTermProps) {
  const { t } = useTranslation('pairing');
  const { language } = useApp();
  const agreement = useAgreement();
  const renewing = useSubmission(renewConsent);
  const day = formatDay(language, until, 'date');

  const showStored = useStoredConsent();
  const outcome = useOutcome(t('term.failed'), (failure) => {
    // The new words come with the newer release of the page.
    if (failure.code === 'edit_conflict') window.location.reload();
    showStored(failure);
  });
  const renew = () =>
    outcome.run(
      async () => {
        await renewing.send({ body: { agreement: AGREEMENT_VERSION } });
        // In the last weeks this card is above the others, and now moves back to its place below.
        if (asks) focusMain();
      },
      t('term.done', { weeks: CONSENT_WEEKS }),
    );

  return (
    <Card as="section" tone={asks ? 'tint' : 'plain'} className="stack" aria-labelledby="term">
      <h2 className="h4" id="term">
        {asks ? t('term.ask', { name }) : t('term.heading', { day })}
      </h2>
      <p>{asks ? t('term.ends', { day }) : t('term.text', { weeks: CONSENT_ASKED_DAYS / 7 })}</p>
      {wordsChanged && (
        <>
          <p>{t('term.changed')}</p>
          <blockquote>{agreement}</blockquote>
        </>
      )}
      <div className="row">
        <Button
          variant={asks ? 'primary' : 'secondary'}
          size={asks ? undefined : 'small'}
          busy={renewing.busy}
          onClick={() => void renew()}
        >
          {asks ? t('term.yes', { weeks: CONSENT_WEEKS }) : t('term.renew')}
        </Button>
        {asks && <UnpairButton name={name} word={t('term.no')} />}
      </div>
    </Card>
  );
}
