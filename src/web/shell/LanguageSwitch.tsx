import { LANGUAGES } from '#domain/kit/language.ts';
import { languagesOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { LANGUAGE_NAMES } from '#ui/app/language.ts';
import styles from './LanguageSwitch.module.css';
import { usePageIn } from './PageAddresses.tsx';

/** Opens this page in the other language; absent where a site has one language. */
export function LanguageSwitch({ label }: { label: string }) {
  const { site, language, settings } = useApp();
  const pageIn = usePageIn();
  const offered = languagesOf(site, settings);
  if (offered.length < 2) return null;
  return (
    <nav className={styles.language} aria-label={label}>
      {LANGUAGES.filter((of) => offered.includes(of)).map((of) => (
        <a
          key={of}
          className={styles.link}
          href={pageIn(of)}
          lang={of}
          hrefLang={of}
          aria-current={of === language ? 'true' : undefined}
          data-language={of}
        >
          {of.toUpperCase()} <span className="visually-hidden">{LANGUAGE_NAMES[of]}</span>
        </a>
      ))}
    </nav>
  );
}
