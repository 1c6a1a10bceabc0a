import { checkMail } from '#domain/identity/account.ts';
import { SITES, type Site } from '#domain/site/site.ts';
import { checkLogReason } from '#domain/staff/reason.ts';
import { Form } from '#ui/form/Form.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type FoundAccount, findPerson } from '../contract.ts';
import styles from './FindForm.module.css';

interface FindFormProps {
  /** Called when a search begins: the earlier result does not belong to it. */
  onSearch(): void;
  onFound(account: FoundAccount | null): void;
}

interface Search {
  readonly site: Site;
  readonly mail: string;
  readonly why: string;
}

/** Asks for a site, a whole address and a reason. The address appears in no link and no history. */
export function FindForm({ onSearch, onFound }: FindFormProps) {
  const { t } = useTranslation(['support-staff', 'ui']);
  const finding = useStaffSubmission(findPerson);
  const form = useProblemForm<Search>({
    values: { site: 'alcohol', mail: '', why: '' },
    wireNames: { reason: 'why' },
    check: ({ mail, why }) => [...checkMail('mail', mail), ...checkLogReason('why', why)],
    labelOf: (name) => t(name),
    failureText: { failed: t('failed'), tooOften: t('tooOften') },
    async submit({ site, mail, why }) {
      onSearch();
      onFound((await finding.send({ body: { site, mail, reason: why } })).account);
    },
  });
  return (
    <Card as="section" aria-label={t('form')}>
      <Form form={form}>
        <div className={styles.fields}>
          <SelectField
            {...form.field('site')}
            label={t('site')}
            options={SITES.map((value) => ({ value, label: t(`ui:site.${value}`) }))}
          />
          <TextField {...form.field('mail')} label={t('mail')} type="email" autoComplete="off" />
          <TextField {...form.field('why')} label={t('why')} autoComplete="off" />
          <Button type="submit" busy={form.busy}>
            {t('find')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
