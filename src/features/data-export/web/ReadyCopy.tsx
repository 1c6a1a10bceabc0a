import { Download } from 'lucide-react';
import { useApp } from '#ui/app/app.ts';
import { formatInstant } from '#ui/app/format.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type ExportState, fetchExport } from '../contract.ts';

/** Links to a copy that is ready, and says until when it can be downloaded. */
export function ReadyCopy({ copy }: { copy: ExportState }) {
  const { t } = useTranslation('data-export');
  const {
    caller,
    language,
    settings: { timeZone },
  } = useApp();
  return (
    <Banner tone="success" title={t('screen.ready')}>
      <div className="stack">
        {copy.expires !== null && (
          <p>{t('screen.until', { when: formatInstant(language, copy.expires, timeZone) })}</p>
        )}
        <div>
          <a
            className={buttonClass({})}
            href={caller.addressOf(fetchExport, { params: { id: copy.id } })}
            download
          >
            <Download aria-hidden="true" />
            {t('screen.fetch')}
          </a>
        </div>
      </div>
    </Banner>
  );
}
