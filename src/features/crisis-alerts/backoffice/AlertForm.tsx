import { useState } from 'react';
import {
  ALERT_BODY_MAX_LENGTH,
  ALERT_TITLE_MAX_LENGTH,
  alertLanguages,
} from '#domain/content/alert-draft.ts';
import { ALERT_TYPES } from '#domain/content/crisis-alert.ts';
import type { Language } from '#domain/kit/language.ts';
import { SITES } from '#domain/site/site.ts';
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { StaffAlert } from '../staff-contract.ts';
import styles from './AlertForm.module.css';
import { AlertPreview } from './AlertPreview.tsx';
import { useLanguageSetting } from './language-setting.ts';
import { NewerVersion } from './NewerVersion.tsx';
import { useSiteNames } from './site-names.ts';
import { ALERT_FIELDS, draftOf, useAlertForm } from './useAlertForm.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

type AlertFormState = ReturnType<typeof useAlertForm>;

/** Edits an alert, with a preview below. */
export function AlertForm({ alert }: { readonly alert: StaffAlert | null }) {
  const { t } = useTranslation(['crisis-alerts-staff', 'ui']);
  const siteNames = useSiteNames();
  const setting = useLanguageSetting();
  const form = useAlertForm(alert, setting);
  const [asking, setAsking] = useState(false);
  const draft = draftOf(form.values);
  const isShown = alert?.published ?? false;
  return (
    <Form form={form}>
      <Card className="stack">
        <div className={styles.columns}>
          <ChoiceGroup
            {...form.field('field_type')}
            legend={t('type')}
            options={ALERT_TYPES.map((value) => ({ value, label: t(`tone.nl.${value}`) }))}
          />
          <CheckboxGroup
            {...form.field('sites')}
            legend={t('sites')}
            layout="pills"
            options={SITES.map((value) => ({ value, label: t(`ui:site.${value}`) }))}
          />
        </div>
        <div className={styles.columns}>
          {alertLanguages(SITES, setting).map((language) => (
            <Texts key={language} form={form} language={language} />
          ))}
        </div>
      </Card>
      {form.newer && <NewerVersion alert={form.newer} onTake={form.takeNewer} />}
      <AlertPreview draft={draft} />
      <FormActions>
        {!isShown && (
          <Button
            onClick={() => setAsking(form.validateView(ALERT_FIELDS, form.checkForShowing))}
            busy={form.busy}
          >
            {t('publish')}
          </Button>
        )}
        <Button type="submit" variant={isShown ? 'primary' : 'secondary'} busy={form.busy}>
          {t(isShown ? 'save' : 'saveDraft')}
        </Button>
        {alert && isShown && <WithdrawButton alert={alert} />}
      </FormActions>
      <ConfirmDialog
        open={asking}
        title={t('publishTitle')}
        text={t('publishText', { sites: siteNames(draft.sites) })}
        confirmLabel={t('publish')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void form.submitWith({ published: true });
        }}
      />
    </Form>
  );
}

function Texts({ form, language }: { readonly form: AlertFormState; readonly language: Language }) {
  const { t } = useTranslation(['crisis-alerts-staff', 'ui']);
  const { title, body, sites } = draftOf(form.values);
  const setting = useLanguageSetting();
  const optional =
    sites.length > 0 && !alertLanguages(sites, setting).includes(language) && language !== 'nl';
  const label = (name: 'title' | 'body') => t(`field.${name}.${language}`);
  return (
    <div className="stack">
      <TextField
        {...form.field(`title.${language}`)}
        label={label('title')}
        lang={language}
        optional={optional}
        autoComplete="off"
        count={{ text: title[language], max: ALERT_TITLE_MAX_LENGTH }}
      />
      <TextArea
        {...form.field(`body.${language}`)}
        label={label('body')}
        description={t('bodyHint')}
        lang={language}
        optional={optional}
        rows={5}
        count={{ text: body[language], max: ALERT_BODY_MAX_LENGTH }}
      />
    </div>
  );
}
