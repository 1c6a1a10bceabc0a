import type { EndpointReply } from '#contract/endpoint.ts';
import { approvalOf } from '#domain/nurse/application.ts';
import { isSite } from '#domain/site/site.ts';
import { actionNamed, SUBJECT_KINDS, subjectParts } from '#domain/staff/audit.ts';
import { STAFF_ROLES } from '#domain/staff/role.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { readAudit } from '../contract.ts';

type Line = EndpointReply<typeof readAudit>['rows'][number];

/** The texts for names that the log uses. A name that no longer exists is shown as it was written. */
export function useAuditWords() {
  const { t } = useTranslation(['audit-staff', 'nurses-staff', 'staff-staff', 'ui']);
  const subject = (written: string) => {
    const { kind, number, writer } = subjectParts(written);
    const role = STAFF_ROLES.find((one) => one === kind);
    const known = SUBJECT_KINDS.find((one) => one === kind);
    if (!role && !known) return written;
    const what = role ? t(`staff-staff:role.${role}`) : known && t(`audit-staff:subject.${known}`);
    const named = [what, number].filter(Boolean).join(' ');
    return writer === undefined ? named : t('audit-staff:of', { text: named, writer });
  };
  return {
    action(name: string): string {
      const action = actionNamed(name);
      return action ? t(`audit-staff:action.${action}`) : name;
    },
    about(line: Pick<Line, 'subject' | 'site'>): string {
      const parts = [
        line.subject !== null && subject(line.subject),
        line.site !== null && (isSite(line.site) ? t(`ui:site.${line.site}`) : line.site),
      ];
      return parts.filter(Boolean).join(' · ');
    },
    reason({ action, reason }: Pick<Line, 'action' | 'reason'>) {
      if (reason === null) return null;
      const approval = action === 'application_approved' ? approvalOf(reason) : null;
      if (!approval) return <bdi>{reason}</bdi>;
      const checks = approval.check.map((one) => t(`nurses-staff:decide.checks.${one}`));
      return (
        <>
          {checks.join(', ')}: <bdi>{approval.reason}</bdi>
        </>
      );
    },
  };
}
