import { escapeHtml } from '#domain/kit/html.ts';
import type { LetterColours } from './colours.ts';

/** The texts of a mail. */
export interface LetterText {
  readonly language: string;
  readonly subject: string;
  readonly preheader: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly url: string; readonly broken: string } | null;
  /** A link below the button. */
  readonly second: { readonly label: string; readonly url: string } | null;
  readonly help: string;
  readonly reason: string;
  /** How to unsubscribe from this kind of mail. */
  readonly unsubscribe: { readonly label: string; readonly url: string } | null;
}

const FONT = "font-family:Verdana,'Segoe UI',Arial,sans-serif";
const styleOf = ({ ground, card, text, soft }: LetterColours['dark']) =>
  '@media (max-width:620px){.pad{padding-left:24px!important;padding-right:24px!important}}' +
  `@media (prefers-color-scheme:dark){.bg{background:${ground}!important}.card{background:${card}!important}` +
  `.ink{color:${text}!important}.soft{color:${soft}!important}}`;

/** The one template of all mails, in the style of the product. Text only; no remote resources. */
export function letterHtml(letter: LetterText, { light, dark }: LetterColours): string {
  const paragraphs = letter.paragraphs.map((text) => paragraph('ink', '16px', light.text, text)).join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(letter.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${styleOf(dark)}</style>
</head>
<body class="bg" style="margin:0;padding:0;background:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preheader)}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.ground}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="pad" style="padding:0 40px 20px"><span class="ink" style="${FONT};font-size:20px;font-weight:bold;color:${light.heading}">Houvast</span></td></tr>
<tr><td class="card pad" style="background:${light.card};border-radius:20px;padding:40px">
<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:26px;line-height:1.25;color:${light.heading}">${escapeHtml(letter.subject)}</h1>
${paragraphs}
${letter.button ? buttonHtml({ ...letter, button: letter.button }, light) : ''}
</td></tr>
<tr><td class="pad" style="padding:24px 40px 0">
${paragraph('soft', '14px', light.soft, letter.help)}
${paragraph('soft', '14px', light.soft, letter.reason)}
${letter.unsubscribe ? unsubscribeHtml(letter.unsubscribe, light) : ''}
</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

/** The same mail for programs that show no HTML. */
export function letterPlain(letter: LetterText): string {
  const way = (found: { label: string; url: string } | null) =>
    found ? [`${found.label}:\n${found.url}`] : [];
  return `${[
    letter.subject,
    ...letter.paragraphs,
    ...way(letter.button),
    ...way(letter.second),
    '--',
    letter.help,
    letter.reason,
    ...way(letter.unsubscribe),
  ].join('\n\n')}\n`;
}

function paragraph(className: string, size: string, color: string, text: string): string {
  return `<p class="${className}" style="margin:0 0 16px;${FONT};font-size:${size};line-height:1.6;color:${color}">${escapeHtml(text)}</p>`;
}

function buttonHtml(
  {
    button: { label, url, broken },
    second,
  }: Pick<LetterText, 'second'> & { readonly button: NonNullable<LetterText['button']> },
  light: LetterColours['light'],
): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td style="border-radius:12px;background:${light.button}"><a href="${href}" style="display:inline-block;padding:15px 26px;${FONT};font-size:16px;font-weight:bold;line-height:1.2;color:${light.onButton};text-decoration:none;border-radius:12px">${escapeHtml(label)}</a></td></tr></table>${second ? secondHtml(second, light) : ''}
<p class="soft" style="margin:0;${FONT};font-size:14px;line-height:1.6;color:${light.soft}">${escapeHtml(broken)}<br><span style="word-break:break-all">${href}</span></p>`;
}

function unsubscribeHtml(
  { label, url }: NonNullable<LetterText['unsubscribe']>,
  { soft }: LetterColours['light'],
): string {
  return `<p style="margin:0 0 16px;${FONT};font-size:14px;line-height:1.6"><a class="soft" href="${escapeHtml(url)}" style="color:${soft}">${escapeHtml(label)}</a></p>`;
}

function secondHtml(
  { label, url }: NonNullable<LetterText['second']>,
  { heading }: LetterColours['light'],
): string {
  return `
<p style="margin:0 0 24px;${FONT};font-size:16px;line-height:1.6"><a class="ink" href="${escapeHtml(url)}" style="color:${heading}">${escapeHtml(label)}</a></p>`;
}
