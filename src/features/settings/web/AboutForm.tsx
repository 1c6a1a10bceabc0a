import { Link } from 'react-router';
import { hasPassword, type Me } from '#domain/identity/account.ts';
import { addDays } from '#domain/kit/day.ts';
import { hasFeature, languagesOf } from '#domain/site/site.ts';
import { DAYS_BACK } from '#domain/tracking/shown-days.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { LANGUAGE_NAMES } from '#ui/app/language.ts';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { NicknameHint } from '#ui/nickname/NicknameHint.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './AboutForm.module.css';
import { useAboutForm } from './useAboutForm.ts';

/** Name, nickname, language and start date. The address and the password have their own pages. */
export function AboutForm({ me }: { me: Me }) {
  const { t } = useTranslation(['settings', 'ui']);
  const { site, settings, today } = useApp();
  const hasMail = useHasMail(me);
  const mailHelp = useMailHelp(me);
  const form = useAboutForm(me);
  const nicknameHelp = useNicknameHelp(me);
  // Without a forum nobody would read it; who has one can still take it away.
  const usesNickname = hasFeature(site, 'forum') || me.nickname !== '';
  const languages = languagesOf(site, settings);
  const earliest = addDays(today(), -DAYS_BACK);
  const { registrationsStart } = me;
  return (
    <Card as="section" aria-labelledby="about-title">
      <Form
        form={form}
        heading={
          <h2 className="h3" id="about-title">
            {t('about.heading')}
          </h2>
        }
      >
        <div className={styles.fields}>
          <TextField
            label={t('about.name')}
            autoComplete="given-name"
            optional={!hasPassword(me)}
            {...form.field('name')}
          />
          {usesNickname && (
            <TextField
              label={t('about.nickname')}
              description={nicknameHelp}
              autoComplete="off"
              optional
              {...form.field('nickname')}
            />
          )}
          <TextField
            label={t('about.mail')}
            type="email"
            name="mail"
            value={hasMail ? me.mail : ''}
            description={mailHelp}
            onChange={() => {}}
            disabled
          />
          {languages.length > 1 && (
            <SelectField
              label={t('about.language')}
              options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
              {...form.field('language')}
            />
          )}
          {hasFeature(site, 'registrations') && (
            <DateField
              label={t('about.start')}
              description={t(registrationsStart > earliest ? 'about.startHelp' : 'about.startStays')}
              min={registrationsStart > earliest ? earliest : registrationsStart}
              max={registrationsStart}
              {...form.field('start')}
            />
          )}
        </div>
        <ChangeLinks me={me} />
        <NicknameHint isAsking={form.asksAboutNickname} />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {form.asksAboutNickname ? t('ui:nickname.useAnyway') : t('ui:save')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}

/** What a nickname is for, or when it can be changed again. */
function useNicknameHelp({ nicknameChangeableFrom: from }: Me): string {
  const { t } = useTranslation('settings');
  const { language } = useApp();
  return from === null
    ? t('about.nicknameHelp')
    : t('about.nicknameFrom', { day: formatDay(language, from, 'date') });
}

function useMailHelp(me: Me): string | undefined {
  const { t } = useTranslation('settings');
  const hasMail = useHasMail(me);
  if (me.pendingMail !== null) return t('about.pendingMail', { mail: me.pendingMail });
  return hasMail ? undefined : t('about.noMail');
}

/** Links to change address and password; an account that logs in without a password says what kind it is instead. */
function ChangeLinks({ me }: { me: Me }) {
  const { t } = useTranslation('settings');
  const { language, settings } = useApp();
  const path = usePath();
  const hasMail = useHasMail(me);
  const label = settings.signOn.roleLabel?.[language] ?? t('about.letIn');
  return (
    <>
      {!hasPassword(me) && <p>{t('about.kind', { label })}</p>}
      <p className={styles.ways}>
        <Link to={path('changeEmail')}>{t(hasMail ? 'about.changeMail' : 'about.addMail')}</Link>
        {hasPassword(me) && <Link to={path('changePassword')}>{t('about.changePassword')}</Link>}
      </p>
    </>
  );
}
