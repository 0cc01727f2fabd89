import { OPERATOR } from '../src/import/layout/pdf-operators.ts';
import type { PdfPage } from '../src/import/layout/pdf-source.ts';

/** A piece of text on a page of a test: each letter is half as wide as it is high. */
export interface TestText {
  text: string;
  left: number;
  /** From the lower edge of the page. */
  baseline: number;
  size?: number;
  font?: string;
  colour?: string;
  /** Space between letters, in points. */
  spacing?: number;
  mode?: number;
}

/** A filled rectangle, from the lower left corner of the page. */
export interface TestBox {
  box: [number, number, number, number];
  colour: string;
}

/** A page of 600 by 800 points as PDF.js would give it. */
export function pdfPage(content: readonly (TestText | TestBox)[], links: readonly object[] = []): PdfPage {
  const fnArray: number[] = [];
  const argsArray: unknown[] = [];
  const add = (operator: number, ...args: unknown[]): void => {
    fnArray.push(operator);
    argsArray.push(args);
  };
  for (const each of content) {
    add(OPERATOR.setFillRGBColor, each.colour ?? '#000000');
    if ('box' in each) {
      add(OPERATOR.constructPath, 22, [null], each.box);
      continue;
    }
    const { text, left, baseline, size = 10, font = 'Body', spacing = 0, mode = 0 } = each;
    add(OPERATOR.beginText);
    add(OPERATOR.setTextRenderingMode, mode);
    add(OPERATOR.setCharSpacing, spacing);
    add(OPERATOR.setFont, font, size);
    add(OPERATOR.setTextMatrix, [1, 0, 0, 1, left, baseline]);
    add(
      OPERATOR.showText,
      [...text].map((letter) => ({ unicode: letter, width: 500, isSpace: letter === ' ' })),
    );
  }
  return {
    getViewport: () => ({ width: 600, height: 800, transform: [1, 0, 0, -1, 0, 800] }),
    getOperatorList: async () => ({ fnArray, argsArray }),
    getAnnotations: async () => links,
    commonObjs: {
      get: (name, ready) => ready({ name, fontMatrix: [0.001, 0, 0, 0.001, 0, 0] }),
    },
    cleanup: () => true,
  };
}
