import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { pathTo } from '#domain/site/paths.ts';
import { languageFor, type Site, themeOf } from '#domain/site/site.ts';
import type { Block } from '#features/pages/block-contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { ContentPicture } from '#ui/app/ContentPicture.tsx';
import { Question } from '#ui/app/Question.tsx';
import { Words } from '#ui/app/Words.tsx';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { OnboardingQuestions } from './OnboardingQuestions.tsx';
import { OwnList } from './OwnList.tsx';
import styles from './PageBlock.module.css';
import { TipList } from './TipList.tsx';
import { tipsIn } from './tips.ts';

/** A block of a page in its default form; pages with their own layout use it for the blocks they do not change. */
export function PageBlock({ block }: { block: Block }) {
  if (block.type === 'text' && block.careful) return <Careful block={block} />;
  const { title } = block;
  return (
    <section className={styles.block}>
      {title && <h2 className="h3">{title}</h2>}
      {block.text && <Words text={block.text} />}
      <Own block={block} underTitle={title !== null} />
    </section>
  );
}

/** The fields of a type of block besides title and text. */
function Own({ block, underTitle }: { block: Block; underTitle: boolean }) {
  switch (block.type) {
    case 'text':
    case 'step':
      return null;
    case 'text_image':
      return <ContentPicture {...block.picture} />;
    case 'cta':
    case 'webform':
      return (
        <Link className={buttonClass({})} to={block.href}>
          {block.label}
        </Link>
      );
    case 'faq':
      return block.questions.map((question) => <Question key={question.id} {...question} />);
    case 'block_reference': {
      const tips = tipsIn(block.list);
      return tips ? <TipList list={tips} level={underTitle ? 'h3' : 'h2'} /> : <OwnList list={block.list} />;
    }
    case 'frontpage_programs':
      return <Programmes block={block} />;
    case 'video':
    case 'text_video':
      return <Video source={block.source} />;
    case 'onboarding_question':
      return <OnboardingQuestions questions={block.questions} level={underTitle ? 'h3' : 'h2'} />;
    case 'contacts':
      return block.contacts.map((contact) => <ContactCard key={contact.id} {...contact} />);
  }
}

function Careful({ block }: { block: Block }) {
  return (
    <Banner tone="care" title={block.title}>
      <Words text={block.text ?? ''} />
    </Banner>
  );
}

/** Links to the other sites; plain ones, because those are other documents. */
function Programmes({ block }: { block: Block & { type: 'frontpage_programs' } }) {
  const { t } = useTranslation('pages');
  const app = useApp();
  return (
    <ul className={styles.programmes}>
      {block.programmes.map(({ site, title, text }) => (
        <li key={site}>
          <a
            className={styles.programme}
            data-theme={themeOf(site, app.settings)}
            href={landingOf(app, site)}
          >
            <span className={styles.name}>{title}</span>
            <span>{text}</span>
            <span className={styles.go}>
              {t('programmes.go')}
              <ArrowRight aria-hidden="true" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The front page of a site, in this language if the site has it. */
function landingOf(app: App, site: Site): string {
  const language = languageFor(app.language, site, app.settings);
  return app.originOf(site) + pathTo({ language }, 'landing');
}

/** Only our own files play here; anything else is a link, so that no page makes third-party requests. */
function Video({ source }: { source: string }) {
  const { t } = useTranslation('pages');
  if (source.startsWith('https:')) {
    return (
      <a href={source} rel="noreferrer">
        {t('video', { host: new URL(source).host })}
      </a>
    );
  }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the text above it says the same
  return <video className={styles.media} src={source} controls preload="none" />;
}
