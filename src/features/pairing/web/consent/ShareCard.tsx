import { Link } from 'react-router';
import { CONSENT_KINDS, type ConsentKind } from '#domain/nurse/pairing.ts';
import { siteProfile } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { formatDay } from '#ui/app/format.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useChoices } from '#ui/app/useChoices.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type Consent, chooseConsent } from '../../consent-contract.ts';
import { useStoredConsent } from './useStoredConsent.ts';

/** What a client shares with the nurse. Each choice takes effect at once. */
export function ShareCard({ name, consent }: { name: string; consent: Consent }) {
  const { t } = useTranslation('pairing');
  const { site, language } = useApp();
  const path = usePath();
  const showStored = useStoredConsent();
  const choosing = useSubmission(chooseConsent);
  const { registrations, exercises } = consent;
  const { choices, choose } = useChoices(
    { registrations, exercises },
    { save, done: () => t('share.saved'), failed: t('share.failed') },
  );

  async function save(change: Partial<Record<ConsentKind, boolean>>): Promise<void> {
    try {
      await choosing.send({ body: change });
    } catch (error) {
      if (error instanceof CallFailure) showStored(error);
      throw error;
    }
  }

  function described(kind: ConsentKind): string {
    const text = t(
      kind === 'registrations' && siteProfile(site).measure?.stake
        ? 'share.registrations.textStake'
        : `share.${kind}.text`,
    );
    const since = consent[`${kind}_off_since`];
    if (since === null || choices[kind]) return text;
    return `${text} ${t('share.off', { day: formatDay(language, since, 'dayMonth') })}`;
  }

  return (
    <Card as="section" className="stack" aria-labelledby="share">
      <h2 className="h3" id="share">
        {t('share.heading')}
      </h2>
      <p>{t(consent.can_look ? 'share.text' : 'share.unseen', { name })}</p>
      {CONSENT_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          name={kind}
          label={t(`share.${kind}.label`)}
          description={described(kind)}
          value={choices[kind]}
          onChange={(value) => choose({ [kind]: value })}
        />
      ))}
      <Link to={path('mirror')}>{t('mirror.title')}</Link>
    </Card>
  );
}
