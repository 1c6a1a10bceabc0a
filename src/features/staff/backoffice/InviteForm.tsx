import { checkMail, checkName, mailKey } from '#domain/identity/account.ts';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/role.ts';
import { Form } from '#ui/form/Form.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useStaffSubmission, withCode } from '#ui/staff/code-question.ts';
import { isolated } from '#ui/staff/isolated.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { inviteMember } from '../contract.ts';
import styles from './InviteForm.module.css';

const USUAL: StaffRole = 'moderator';

/** A link that was just made; it is shown only this once. */
export interface MadeLink {
  readonly name: string;
  readonly mail: string;
  readonly link: string;
}

interface InviteFormProps {
  readonly made: MadeLink | null;
  onMade(made: MadeLink): void;
}

/** Makes a link, which somebody hands over instead of mailing it: access to a mailbox alone must not open anything. */
export function InviteForm({ made, onMade }: InviteFormProps) {
  const { t } = useTranslation('staff-staff');
  const inviting = useStaffSubmission(inviteMember);
  const form = useProblemForm({
    values: { name: '', mail: '', role: USUAL },
    check: ({ name, mail }) => [...checkName('name', name), ...checkMail('mail', mail)],
    labelOf: (name) => t(`members.${name}`),
    failureText: t('failed'),
    submit: (body) =>
      withCode(async () => {
        const { link } = await inviting.send({ body });
        onMade({ name: body.name, mail: mailKey(body.mail), link });
      }),
  });
  return (
    <Card as="section" className="stack" aria-labelledby="invite">
      <h2 className="h3" id="invite">
        {t('members.invite')}
      </h2>
      <p className="muted small">{t('members.inviteLead')}</p>
      <Form form={form}>
        <TextField {...form.field('name')} label={t('members.name')} autoComplete="off" />
        <TextField {...form.field('mail')} label={t('members.mail')} type="email" autoComplete="off" />
        <SelectField
          {...form.field('role')}
          label={t('members.role')}
          options={STAFF_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <Button type="submit" busy={form.busy}>
          {t('members.makeLink')}
        </Button>
      </Form>
      <div role="status">
        {made && (
          <Banner tone="success">
            <p>{t('members.linkMade', { name: isolated(made.name) })}</p>
            <p className={styles.link}>{made.link}</p>
          </Banner>
        )}
      </div>
    </Card>
  );
}
