import { alertLanguages } from '#domain/content/alert-draft.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Facts } from '#ui/staff/Facts.tsx';
import { InertText } from '#ui/staff/InertText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { StaffAlert } from '../staff-contract.ts';
import { useLanguageSetting } from './language-setting.ts';
import { useSiteNames } from './site-names.ts';

interface NewerVersionProps {
  readonly alert: StaffAlert;
  /** Replaces what is in the form by this version. */
  onTake(): void;
}

/** What a colleague saved while the form was open. */
export function NewerVersion({ alert, onTake }: NewerVersionProps) {
  const { t } = useTranslation('crisis-alerts-staff');
  const siteNames = useSiteNames();
  const { field_type, sites, title, body } = alert;
  return (
    <Card as="section" className="stack" aria-labelledby="newer">
      <h2 className="h3" id="newer">
        {t('newer')}
      </h2>
      <p>{t('newerText')}</p>
      <Facts
        rows={[
          [t('type'), t(`tone.nl.${field_type}`)],
          [t('sites'), siteNames(sites)],
        ]}
      />
      {alertLanguages(sites, useLanguageSetting()).map((language) => (
        <InertText key={language} label={t(`language.${language}`)}>
          {`${title[language]}\n\n${body[language]}`}
        </InertText>
      ))}
      <Button variant="secondary" onClick={onTake}>
        {t('takeNewer')}
      </Button>
    </Card>
  );
}
