import type { Language } from '#domain/kit/language.ts';
import { InLanguage } from '../../words/InLanguage.tsx';
import { Medal } from './Medal.tsx';
import styles from './NewBadges.module.css';

interface NewBadge {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly langcode: Language;
  readonly field_image: { readonly url: string };
}

interface NewBadgesProps {
  readonly badges: readonly NewBadge[];
  /** The level that follows the heading above. */
  readonly heading: 'h2' | 'h3';
}

/** The badges that were received just now. */
export function NewBadges({ badges, heading: Heading }: NewBadgesProps) {
  return (
    <ul className="stack">
      {badges.map(({ id, name, description, langcode, field_image }) => (
        <li key={id} className={styles.badge}>
          <Medal url={field_image.url} />
          <div>
            <Heading className="h4">
              <InLanguage of={langcode}>{name}</InLanguage>
            </Heading>
            <p>
              <InLanguage of={langcode}>{description}</InLanguage>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
