import type { Locator, Page } from '@playwright/test';
import { breaches } from '../kit/breaches.ts';
import { loseCalls } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import type { Visitor } from '../kit/visitor.ts';

const EDITOR = '**/assets/RichTextEditor-*.js';

/** The form for a new page of one's diary. */
async function openForm(visitor: Visitor): Promise<{ text: Locator; tool: (name: string) => Locator }> {
  const { main, say } = visitor;
  await visitor.createAccount();
  await visitor.open('diaryNew');
  await main.getByRole('textbox', { name: say('diary:form.title') }).fill('Een rustige avond');
  return {
    text: main.getByRole('textbox', { name: say('diary:form.text') }),
    tool: (name) => main.getByRole('toolbar').getByRole('button', { name, exact: true }),
  };
}

/** Saves it, and returns the entry as it can be read. */
async function save({ main, say }: Visitor): Promise<Locator> {
  await main.getByRole('button', { name: say('diary:form.save'), exact: true }).click();
  await main.getByRole('link', { name: 'Een rustige avond', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Een rustige avond' })).toBeVisible();
  return main.getByRole('article');
}

test('what is typed gets bold, a list and a link, by mouse', async ({ visitor }) => {
  const { page, say } = visitor;
  const { text, tool } = await openForm(visitor);
  await tool(say('ui:editor.bold')).click();
  await page.keyboard.type('Gelukt.');
  await expect(tool(say('ui:editor.bold'))).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await tool(say('ui:editor.bold')).click();
  await tool(say('ui:editor.bulletList')).click();
  await page.keyboard.type('thee');
  await page.keyboard.press('Enter');
  await page.keyboard.type('lezen');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(say('ui:editor.link')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('zomaar');
  await dialog.getByRole('button', { name: say('ui:editor.linkSave') }).click();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
    new RegExp(say('ui:editor.linkInvalid')),
  );
  await dialog.getByRole('textbox').fill('www.houvast.example');
  await dialog.getByRole('button', { name: say('ui:editor.linkSave') }).click();
  await expect(text).toBeFocused();
  await expect(text.getByRole('link')).toHaveText('www.houvast.example');
  expect(await breaches(page)).toEqual([]);
  const entry = await save(visitor);
  await expect(entry.locator('strong')).toHaveText('Gelukt.');
  await expect(entry.getByRole('listitem')).toHaveText(['thee', 'lezen']);
  const link = entry.getByRole('link', { name: 'www.houvast.example' });
  await expect(link).toHaveAttribute('href', 'https://www.houvast.example/');
  await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
});

test('everything can be done with the keyboard, and Tab leaves the text', async ({ visitor }) => {
  const { page, say } = visitor;
  const { text, tool } = await openForm(visitor);
  await expect(tool(say('ui:editor.bold'))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tool(say('ui:editor.bold'))).toBeFocused();
  for (const [key, name] of [
    ['ArrowLeft', 'link'],
    ['Home', 'bold'],
    ['ArrowRight', 'bulletList'],
    ['End', 'link'],
    ['ArrowLeft', 'orderedList'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tool(say(`ui:editor.${name}`))).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('een');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('twee');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
  const entry = await save(visitor);
  await expect(entry.locator('ol > li')).toHaveText(['een', 'twee']);
  await expect(entry.locator('em')).toHaveText('twee');
});

/** Pastes as the clipboard would. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    clipboardData.setData('text/plain', 'kaal');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

test('pasted text keeps the allowed markup only', async ({ visitor }) => {
  const { page, say } = visitor;
  const { text, tool } = await openForm(visitor);
  await expect(tool(say('ui:editor.bold'))).toBeVisible();
  await text.click();
  await page.keyboard.type('Voor ');
  await paste(
    page,
    '<meta charset="utf-8"><p data-pm-slice="1 1 []"><span style="color:red"><b>midden</b> </span></p>',
  );
  await page.keyboard.type('na');
  await expect(text).toHaveText('Voor midden na');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(
    page,
    '<h2 onclick="x()">Kop</h2><script>document.title = "x"</script><img src="/x" onerror="x()">' +
      '<ul><li>een<ul><li>binnen</li></ul></li></ul><a href="javascript:x()">kwaad</a> <a href="https://houvast.example">goed</a>',
  );
  const entry = await save(visitor);
  await expect(entry.locator('strong')).toHaveText('midden');
  await expect(entry.getByText('Kop', { exact: true })).toBeVisible();
  await expect(entry.getByText('binnen', { exact: true })).toBeVisible();
  await expect(entry.getByRole('link')).toHaveText('goed');
  await expect(entry.locator('img, script, h2, span')).toHaveCount(0);
});

test('while the editor loads a plain field takes the text, and the caret moves on to the editor', async ({
  visitor,
}) => {
  const { page, say } = visitor;
  let arrive = () => undefined as void;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(EDITOR, async (route) => {
    await held;
    await route.continue();
  });
  const { text, tool } = await openForm(visitor);
  await text.click();
  await page.keyboard.type('Eerst dit.\n\nDaarna ');
  arrive();
  await expect(tool(say('ui:editor.bold'))).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type('dat.');
  const entry = await save(visitor);
  await expect(entry.locator('p')).toContainText(['Eerst dit.', 'Daarna dat.']);
});

test('when the editor cannot be loaded, the plain field saves as well', async ({ visitor, watch }) => {
  watch.allowLostCalls();
  const { page } = visitor;
  await loseCalls(page, EDITOR);
  const { text } = await openForm(visitor);
  await text.fill('Een regel <b>\nen nog een\n\nEn een alinea.');
  expect(await breaches(page)).toEqual([]);
  const entry = await save(visitor);
  await expect(entry.locator('p')).toContainText(['Een regel <b>en nog een', 'En een alinea.']);
});

test('a missing text is mentioned at the field, which gets the focus', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const { text, tool } = await openForm(visitor);
  await expect(tool(say('ui:editor.bold'))).toBeVisible();
  await main.getByRole('button', { name: say('diary:form.save'), exact: true }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(new RegExp(say('ui:problem.required')));
  expect(await breaches(page)).toEqual([]);
});
