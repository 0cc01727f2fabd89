import { withoutHidden } from './hidden-letters.ts';
import { MarkedContent } from './marked-content.ts';
import { areaOf, matrixOf } from './matrix.ts';
import type { LinkArea, PageMarks } from './page-marks.ts';
import { OPERATOR } from './pdf-operators.ts';
import { PdfPageReader } from './pdf-page-reader.ts';
import type { PdfFont, PdfPage } from './pdf-source.ts';
import { tagPlaces } from './structure-tree.ts';

/** What a page of a PDF shows. Text that is not seen is read only where nothing else is, as over a scan. */
export async function pdfPageMarks(page: PdfPage): Promise<PageMarks> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  const fonts = await fontsOf(page, fnArray, argsArray);
  const base = matrixOf(transform);
  const marked = new MarkedContent(await placesOf(page));
  const reader = new PdfPageReader(base, { left: 0, top: 0, right: width, bottom: height }, fonts, marked);
  fnArray.forEach((operator, index) => {
    reader.read(operator, (argsArray[index] ?? []) as readonly unknown[]);
  });
  const { seen, unseen, areas } = reader.painted;
  const shown = withoutHidden(seen, areas);
  return {
    width,
    height,
    areas,
    letters: unseen.length > shown.length ? [...shown, ...unseen] : shown,
    links: linksOf(await page.getAnnotations(), (box) => areaOf(base, box)),
  };
}

/** Where the structure of a tagged file puts its pieces; a broken one says nothing. */
async function placesOf(page: PdfPage): Promise<ReturnType<typeof tagPlaces>> {
  try {
    return tagPlaces((await page.getStructTree?.()) ?? {});
  } catch {
    return new Map();
  }
}

async function fontsOf(
  page: PdfPage,
  operators: readonly number[],
  args: readonly unknown[],
): Promise<Map<string, PdfFont>> {
  const names = new Set<string>();
  operators.forEach((operator, index) => {
    if (operator === OPERATOR.setFont) names.add(String((args[index] as readonly unknown[])[0]));
  });
  const fonts = new Map<string, PdfFont>();
  for (const name of names) {
    const font = await new Promise<unknown>((resolve) => void page.commonObjs.get(name, resolve));
    fonts.set(name, (font ?? {}) as PdfFont);
  }
  return fonts;
}

function linksOf(
  annotations: readonly object[],
  placedAt: (box: [number, number, number, number]) => Omit<LinkArea, 'address'>,
): LinkArea[] {
  return annotations.flatMap((annotation) => {
    const { subtype, url, unsafeUrl, rect } = annotation as Record<string, unknown>;
    const address = url ?? unsafeUrl;
    if (subtype !== 'Link' || typeof address !== 'string' || !Array.isArray(rect)) return [];
    return [{ ...placedAt(rect as [number, number, number, number]), address }];
  });
}
