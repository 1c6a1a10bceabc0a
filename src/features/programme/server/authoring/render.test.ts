import { describe, expect, test } from 'vitest';
import { textsOf } from '#domain/content/content-resolve.ts';
import { loadContent } from './load.ts';
import { renderContent } from './render.ts';

const content = loadContent();

describe('the rendered texts', () => {
  const rendered = renderContent(content);

  test('include every text that a person can read, and which answers are correct', () => {
    for (const [site, programme] of content.programmes) {
      const text = rendered.get(`rendered/${site}.en.md`) ?? '';
      const shown = textsOf(programme).filter(({ language }) => language === 'en');
      for (const { text: sentence } of shown) expect(text).toContain(sentence);
    }
    for (const [site, tips] of content.tips) {
      const text = rendered.get(`rendered/${site}.nl.md`);
      for (const tip of tips)
        expect(text).toContain(`### ${tip.title.nl}\n\n\`${tip.id}\`\n\n${tip.text.nl}`);
    }
    expect(rendered.get('rendered/alcohol.nl.md')).toContain(
      '   - [x] Een glas bier -- 250 ml, 5% alcohol\n',
    );
    expect(rendered.get('rendered/alcohol.nl.md')).toContain(
      '   - [ ] Een groot glas of blik bier -- 500 ml',
    );
  });
});
