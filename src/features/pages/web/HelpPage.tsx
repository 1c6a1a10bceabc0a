import type { Page as Content } from '#features/pages/page-contract.ts';
import { Words } from '#ui/app/Words.tsx';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { leadOf } from './blocks.ts';
import styles from './HelpPage.module.css';
import { PageBlock } from './PageBlock.tsx';

/** Whom to call: open to everyone, without login, cookies or JavaScript. Emergency contacts come first, at full width. */
export function HelpPage({ page }: { page: Content }) {
  const { lead, rest } = leadOf(page.blocks);
  const now = rest.find(({ type }) => type === 'contacts');
  return (
    <Page title={page.title} lead={lead}>
      <div className={styles.grid}>
        {rest.map((block) =>
          block.type === 'contacts' ? (
            <Card
              as="section"
              key={block.key}
              tone={block === now ? 'tint' : 'plain'}
              className={block === now ? `stack ${styles.wide}` : 'stack'}
            >
              {block.title && <h2 className="h3">{block.title}</h2>}
              {block.text && <Words text={block.text} />}
              <div className={styles.contacts}>
                {block.contacts.map((contact) => (
                  <ContactCard key={contact.id} {...contact} />
                ))}
              </div>
            </Card>
          ) : (
            <Card key={block.key} as="section" className={styles.wide}>
              <PageBlock block={block} />
            </Card>
          ),
        )}
      </div>
    </Page>
  );
}
