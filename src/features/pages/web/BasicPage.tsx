import type { Page as Content } from '#features/pages/page-contract.ts';
import { Words } from '#ui/app/Words.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { leadOf } from './blocks.ts';
import { PageBlock } from './PageBlock.tsx';

/** A title with blocks below it. Lists of cards take the full width, text a readable line length. */
export function BasicPage({ page }: { page: Content }) {
  const { lead, rest } = leadOf(page.blocks);
  const wide = rest.some(({ type }) => type === 'block_reference' || type === 'frontpage_programs');
  return (
    <Page narrow={!wide} title={page.title} lead={lead}>
      <div className="stack">
        {page.text && <Words text={page.text} />}
        {rest.map((block) => (
          <PageBlock key={block.key} block={block} />
        ))}
      </div>
    </Page>
  );
}
