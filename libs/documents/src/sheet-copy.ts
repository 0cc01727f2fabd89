import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';

/** A copy of a sheet laid out at full size outside the visible page, whatever scales or hides the original. */
export interface SheetCopy extends Disposable {
  sheet: HTMLElement;
  host: HTMLElement;
}

/** What a copy has other than its sheet. */
export interface CopyChanges {
  /** The standard words of headings that carry them. */
  hasStandardHeadings?: boolean;
  /** Laid out on this paper. */
  pageSize?: PageSize;
}

/** Copies the sheet off-screen and waits for its fonts and pictures (a broken picture is not waited for long). */
export async function copySheet(
  sheet: HTMLElement,
  imageTimeout: number,
  { hasStandardHeadings = false, pageSize }: CopyChanges = {},
): Promise<SheetCopy> {
  const page = sheet.ownerDocument;
  const host = page.createElement('div');
  host.inert = true;
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText =
    'all:initial;position:absolute;left:-20000px;top:0;width:max-content;contain:layout style;pointer-events:none';
  const copy = sheet.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    transform: 'none',
    zoom: '1',
    margin: '0',
    boxShadow: 'none',
    display: 'block',
    visibility: 'visible',
    opacity: '1',
    // Ligatures and alternates draw one glyph for several letters, which extractors then misread.
    fontVariantLigatures: 'none',
  });
  if (pageSize) copy.dataset.pageSize = pageSize;
  if (hasStandardHeadings) {
    for (const heading of copy.querySelectorAll<HTMLElement>('[data-standard]'))
      heading.textContent = heading.dataset.standard ?? '';
    for (const words of copy.querySelectorAll<HTMLElement>('[data-in-text-pdf]'))
      words.hidden = words.dataset.inTextPdf !== 'true';
    for (const entry of copy.querySelectorAll('.sheet-entry-first'))
      entry.classList.remove('sheet-entry-first');
  }
  host.append(copy);
  page.body.append(host);
  try {
    await Promise.all([
      page.fonts.ready,
      ...[...copy.querySelectorAll('img')].map((i) => settled(i, imageTimeout)),
    ]);
  } catch (error) {
    host.remove();
    throw error;
  }
  return { sheet: copy, host, [Symbol.dispose]: () => host.remove() };
}

async function settled(image: HTMLImageElement, timeout: number): Promise<void> {
  image.loading = 'eager';
  if (image.complete) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeout);
  });
  await Promise.race([image.decode().catch(() => undefined), late]);
  clearTimeout(timer);
}
