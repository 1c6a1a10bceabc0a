import { useState } from 'react';
import { languagesOf, SITES } from '#domain/site/site.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { previewAlert, type StaffAlert } from '../staff-contract.ts';
import { useLanguageSetting } from './language-setting.ts';
import styles from './PreviewOnSite.module.css';

/** Opens the front page of a site with the alert as it is saved, in a tab of its own. */
export function PreviewOnSite({ alert: { id, sites } }: { readonly alert: StaffAlert }) {
  const { t } = useTranslation(['crisis-alerts-staff', 'ui']);
  const { caller } = useKit();
  const setting = useLanguageSetting();
  const outcome = useOutcome(t('failed'));
  const places = SITES.filter((site) => sites.includes(site)).flatMap((site) =>
    languagesOf(site, setting).map((language) => ({ site, language, value: `${site} ${language}` })),
  );
  const [chosen, setChosen] = useState(places[0]?.value ?? '');
  const [url, setUrl] = useState<string | null>(null);
  const place = places.find(({ value }) => value === chosen);

  async function open() {
    if (!place) return;
    const { site, language } = place;
    const { url: found } = await caller.call(previewAlert, {
      params: { id: String(id) },
      query: { site, language },
    });
    setUrl(found);
    window.open(found, '_blank', 'noopener,noreferrer');
  }

  return (
    <Card as="section" className="stack" aria-labelledby="look">
      <h2 className="h3" id="look">
        {t('look')}
      </h2>
      <p className="muted small">{t('lookLead')}</p>
      <div className={styles.choice}>
        <SelectField
          name="place"
          label={t('lookPlace')}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setUrl(null);
          }}
          options={places.map(({ site, language, value }) => ({
            value,
            label: `${t(`ui:site.${site}`)}, ${t(`language.${language}`)}`,
          }))}
        />
        <Button variant="secondary" onClick={() => void outcome.run(open)}>
          {t('lookOpen')}
        </Button>
      </div>
      {url !== null && (
        <p role="status">
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('lookLink')}
          </a>
        </p>
      )}
    </Card>
  );
}
