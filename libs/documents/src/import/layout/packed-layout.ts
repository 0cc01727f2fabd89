import { docxLines } from '../docx-lines.ts';
import { layoutLines } from './import-lines.ts';
import type { LayoutLine } from './layout-line.ts';

/** The lines of a text document that is packed as a ZIP. */
export async function packedLayout(bytes: Uint8Array): Promise<LayoutLine[]> {
  return layoutLines(await docxLines(bytes));
}
