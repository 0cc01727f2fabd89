import { docxLayout } from './docx-layout.ts';
import type { LayoutLine } from './layout-line.ts';
import { odtLayout } from './odt-layout.ts';

/** The lines of a text document that is packed as a ZIP. */
export async function packedLayout(bytes: Uint8Array, kind: 'docx' | 'odt'): Promise<LayoutLine[]> {
  return await (kind === 'odt' ? odtLayout(bytes) : docxLayout(bytes));
}
