import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Author } from '../contract.ts';
import styles from './Thread.module.css';
import { useMoment } from './useMoment.ts';
import { useNameOf } from './useNameOf.ts';

interface TextHeadProps {
  readonly author: Author;
  readonly isByModerator: boolean;
  /** Instants as ISO text. */
  readonly created: string;
  readonly changed: string;
  readonly isEdited: boolean;
  /** Chips beside the name. */
  readonly marks?: ReactNode;
}

/** Who wrote a text, and when. */
export function TextHead({ author, isByModerator, created, changed, isEdited, marks }: TextHeadProps) {
  const { t } = useTranslation('forum');
  const moment = useMoment();
  const name = useNameOf()({ author, isByModerator });
  return (
    <header className={styles.head}>
      <p>
        <strong>{name}</strong> {marks}
      </p>
      <p className="small muted">
        {moment(Date.parse(created))}
        {isEdited && (
          <span className={styles.edited}>
            <Pencil aria-hidden="true" />
            {t('edited', { moment: moment(Date.parse(changed)) })}
          </span>
        )}
      </p>
    </header>
  );
}
