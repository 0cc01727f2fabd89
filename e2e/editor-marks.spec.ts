import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { goToStep, showForm, showPreview } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/screen.ts';
import { store } from './support/stored.ts';

async function openDescription(page: Page): Promise<{ box: Locator; tool: (name: string) => Locator }> {
  await page.goto('/resume/new');
  await page.getByRole('heading', { name: 'Create Resume' }).waitFor();
  await goToStep(page, 'Experience');
  await page.getByRole('button', { name: 'Add Experience' }).click();
  const box = page.getByLabel('Description');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  return { box, tool: (name) => toolbar.getByRole('button', { name, exact: true }) };
}

const select = (box: Locator, words: string) =>
  box.evaluate((element, text) => {
    const area = element as HTMLTextAreaElement;
    const at = area.value.indexOf(text);
    area.focus();
    area.setSelectionRange(at, at + text.length);
  }, words);

test('words become bold, italic and a link by buttons and keys, and print so', async ({ page }) => {
  const { box, tool } = await openDescription(page);
  await box.fill('Cut cost by ₦450,000\nSee my site\n2 * 3');
  await select(box, '₦450,000');
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
  await tool('Bold').click();
  await expect(box).toHaveValue('Cut cost by **₦450,000**\nSee my site\n2 * 3');
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  await box.press('Control+i');
  await expect(box).toHaveValue('Cut cost by ***₦450,000***\nSee my site\n2 * 3');
  await box.press('Control+b');
  await expect(box).toHaveValue('Cut cost by *₦450,000*\nSee my site\n2 * 3');

  await select(box, 'my site');
  await box.press('Control+k');
  const address = page.getByLabel('Web address, e-mail or telephone link');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(page.getByText('Enter a whole address')).toBeVisible();
  await address.fill('ada.example/work');
  await address.press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('Cut cost by *₦450,000*\nSee [my site](https://ada.example/work)\n2 * 3');

  await box.press('ControlOrMeta+a');
  await tool('Numbers').click();
  await expect(box).toHaveValue(
    '1. Cut cost by *₦450,000*\n2. See [my site](https://ada.example/work)\n3. 2 * 3',
  );
  await box.press('End');
  await box.press('Enter');
  await expect(box).toHaveValue(/2 \* 3\n4\. $/);
  await box.press('Enter');
  await expect(box).toHaveValue(/2 \* 3\n$/);

  await expectAccessibleInBothThemes(page);
  const preview = await showPreview(page);
  await expect(preview.locator('em')).toHaveText('₦450,000');
  await expect(preview.getByRole('link', { name: 'my site', includeHidden: true })).toHaveAttribute(
    'href',
    'https://ada.example/work',
  );
  await expect(preview.locator('ol li')).toHaveText(['1.Cut cost by ₦450,000', '2.See my site', '3.2 * 3']);
});

test('the toolbar is one stop of the Tab key, and says when nothing is selected', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { box, tool } = await openDescription(page);
  await box.focus();
  await box.press('Shift+Tab');
  await expect(tool('Bold')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tool('Numbers')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tool('Italic')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Select the words first.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
});

test('text of Word and of pages keeps its marks, and nothing in it runs', { tag: '@any-screen' }, async ({
  page,
}) => {
  const { box } = await openDescription(page);
  const paste = (html: string, plain: string) =>
    box.evaluate(
      (element, [page, text]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', page);
        clipboardData.setData('text/plain', text);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      [html, plain] as const,
    );
  await box.focus();
  await paste(
    '<ul><li>Led <b>five</b> people</li><li>See <a href="https://ada.example">this</a> <img src=x onerror="document.title=`run`"></li></ul>',
    'Led five people\nSee this',
  );
  await expect(box).toHaveValue('- Led **five** people\n- See [this](https://ada.example)');
  await expect(page).not.toHaveTitle('run');
  const preview = await showPreview(page);
  await expect(preview.locator('strong')).toHaveText('five');
  await showForm(page);
  await page.keyboard.press('Control+z');
  await expect(box).toHaveValue('');
});

test('@any-screen no sign of a mark is in a file, and its links can be followed', async ({ page }) => {
  const { id } = await store(page.request, 'resumes', {
    title: 'Marks',
    industry: 'Accounting',
    summary: '**Bold** words and [a site](https://ada.example/cv)',
    personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
  });
  await page.goto(`/resume/preview/${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /More formats/ }).click();
  await page.getByRole('menuitem', { name: /^Plain text/ }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('Bold words and a site');
  expect(text).not.toMatch(/\*|\]\(/);
});
