import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Block } from '#features/pages/block-contract.ts';
import type { Page as Content } from '#features/pages/page-contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { Sentence, Words } from '#ui/app/Words.tsx';
import { cx } from '#ui/cx.ts';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Scene } from '#ui/primitives/Scene.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { leadOf } from './blocks.ts';
import styles from './Frontpage.module.css';
import { HowItWorks } from './HowItWorks.tsx';
import { PageBlock } from './PageBlock.tsx';
import { sectionsOf } from './sections.ts';

/** The front page of a site: what it is and where to begin, then whom to call, how it works, and everything else in bands. */
export function Frontpage({ page }: { page: Content }) {
  const { lead, rest } = leadOf(page.blocks);
  const start = rest.find(({ type }) => type === 'cta');
  const [help, ...others] = sectionsOf(rest.filter((block) => block !== start));
  const isOpen = useApp().isOpen('register');
  return (
    <div className={styles.page}>
      <Hero title={page.title} lead={lead} start={start?.type === 'cta' ? start : null} />
      {[help ?? [], ...(isOpen ? [null] : []), ...others].map((blocks, index) => (
        <section
          key={blocks?.[0]?.key ?? 'how'}
          className={cx(styles.section, index % 2 === 0 && styles.surface)}
        >
          <div className="container">{blocks ? <Band blocks={blocks} /> : <HowItWorks />}</div>
        </section>
      ))}
    </div>
  );
}

interface HeroProps {
  readonly title: string;
  readonly lead: string | null;
  readonly start: (Block & { type: 'cta' }) | null;
}

function Hero({ title, lead, start }: HeroProps) {
  const { t } = useTranslation('pages');
  const app = useApp();
  const path = usePath();
  return (
    <div className={styles.hero}>
      <div className={cx('container', styles.words)}>
        <h1>{title}</h1>
        {lead && (
          <p className="lead">
            <Sentence text={lead} />
          </p>
        )}
        {app.isOpen('login') ? (
          <div className="row">
            {start && (
              <Link className={buttonClass({})} to={start.href}>
                {start.label}
                <ArrowRight aria-hidden="true" />
              </Link>
            )}
            <Link className={buttonClass({ variant: 'secondary' })} to={path('login')}>
              {t('landing.login')}
            </Link>
          </div>
        ) : (
          <p>{t('landing.soonLead')}</p>
        )}
        {start?.text && <p className="small">{start.text}</p>}
      </div>
      <Scene />
    </div>
  );
}

/** Contacts are next to their text; several texts are side by side; a single block takes the full width. */
function Band({ blocks }: { blocks: readonly Block[] }) {
  const [first] = blocks;
  if (first?.type === 'contacts') return <Contacts block={first} after={blocks.slice(1)} />;
  if (first?.type === 'text' && !first.careful) {
    const texts = blocks.filter(({ type }) => type === 'text');
    return (
      <div className={styles.band}>
        <div className={texts.length > 1 ? styles.texts : undefined}>
          {texts.map((block) => (
            <PageBlock key={block.key} block={block} />
          ))}
        </div>
        {blocks
          .filter(({ type }) => type !== 'text')
          .map((block) => (
            <PageBlock key={block.key} block={block} />
          ))}
      </div>
    );
  }
  return blocks.map((block) => <PageBlock key={block.key} block={block} />);
}

function Contacts({ block, after }: { block: Block & { type: 'contacts' }; after: readonly Block[] }) {
  return (
    <div className={styles.split}>
      <div className="stack">
        <h2 className="h3">{block.title}</h2>
        {block.text && <Words text={block.text} />}
        {after.map((next) =>
          next.type === 'cta' ? (
            <Link key={next.key} className={styles.go} to={next.href}>
              {next.label}
              <ArrowRight aria-hidden="true" />
            </Link>
          ) : null,
        )}
      </div>
      <div className={styles.contacts}>
        {block.contacts.map((contact) => (
          <ContactCard key={contact.id} {...contact} />
        ))}
      </div>
    </div>
  );
}
