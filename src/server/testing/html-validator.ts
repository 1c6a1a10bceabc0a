import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';

const RULES: RuleConfig = {
  // Every spelling is as right as another; these are those of React, and of whoever wrote the first line.
  'attr-case': ['error', { style: 'camelcase' }],
  'attribute-boolean-style': ['error', { style: 'empty' }],
  'attribute-empty-style': ['error', { style: 'empty' }],
  'doctype-style': ['error', { style: 'lowercase' }],
  'void-style': ['error', { style: 'selfclose' }],
  // React makes ids with an underscore in front.
  'valid-id': ['error', { relaxed: true }],
  // Where a number may break is a matter of styles, and some links have more words than a number.
  'tel-non-breaking': 'off',
};

/** Bytes of a document in which browsers look for its charset (HTML §4.2.5.4). */
const CHARSET_WITHIN = 1_024;

/** What is wrong with a page of the web bundle, in words. `rules` differ where a page cannot do otherwise. */
export function htmlValidator(rules: RuleConfig = {}): (html: string) => Promise<string[]> {
  const config = { extends: ['html-validate:recommended'], rules: { ...RULES, ...rules } };
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  return async (html) => {
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    );
    const charset = Buffer.byteLength(/^.*?<meta charset="utf-8" ?\/?>/is.exec(html)?.[0] ?? html);
    return charset > CHARSET_WITHIN ? [...found, `charset: stands at byte ${charset}`] : found;
  };
}
