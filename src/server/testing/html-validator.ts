import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';

const RULES: RuleConfig = {
  // Any spelling is valid; these are those of React, and of our own document head.
  'attr-case': ['error', { style: 'camelcase' }],
  'attribute-boolean-style': ['error', { style: 'empty' }],
  'attribute-empty-style': ['error', { style: 'empty' }],
  'doctype-style': ['error', { style: 'lowercase' }],
  'void-style': ['error', { style: 'selfclose' }],
  // React generates ids that begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // Where a phone number may wrap is a matter of styles, and some links contain more than the number.
  'tel-non-breaking': 'off',
};

/** Bytes of a document in which browsers look for its charset (HTML §4.2.5.4). */
const CHARSET_WITHIN = 1_024;

/** Resolving a configuration anew takes as long as checking a page. */
class OneConfig extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(name: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.#resolved ??= super.getConfigFor(name);
    return this.#resolved;
  }
}

/** Describes the errors in a page of the web bundle. `rules` are overrides where a page cannot comply. */
export function htmlValidator(rules: RuleConfig = {}): (html: string) => Promise<string[]> {
  const config = { extends: ['html-validate:recommended'], rules: { ...RULES, ...rules } };
  const validator = new HtmlValidate(new OneConfig(config));
  return async (html) => {
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    );
    const charset = Buffer.byteLength(/^.*?<meta charset="utf-8" ?\/?>/is.exec(html)?.[0] ?? html);
    return charset > CHARSET_WITHIN ? [...found, `charset: stands at byte ${charset}`] : found;
  };
}
