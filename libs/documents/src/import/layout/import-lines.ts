import type { ImportLine } from '../import-line.ts';
import type { LayoutLine } from './layout-line.ts';
import { plainLine, withoutBullet } from './text-layout.ts';

/** The lines of the readers that know no places. */
export function layoutLines(lines: readonly ImportLine[]): LayoutLine[] {
  let block = 0;
  return lines.map((line, index) => {
    if (line.isApart && index > 0) block += 1;
    const { text, bullet } = line.isBullet ? { text: line.text, bullet: true } : withoutBullet(line.text);
    return {
      ...plainLine({ text, column: 0, block, bullet, gapBefore: line.isApart ? 1 : 0 }),
      scale: line.scale ?? 1,
      wraps: line.isFull ?? false,
      ...(line.isHeading ? { headingLevel: line.level ?? 1 } : {}),
      ...(line.isTitle ? { isTitle: true } : {}),
    };
  });
}
