import { describe, expect, it } from '@jest/globals';
import { drawBox } from './draw-shapes.ts';
import { PageLayout } from './page-layout.ts';
import type { BoxShape } from './shapes.ts';

const INK = { red: 0, green: 0, blue: 0, alpha: 1 };

/** Two pages of 1000 pixels of a sheet. */
function twoPages(): PageLayout {
  const sheet = { offsetWidth: 794, offsetHeight: 2000, dataset: { pageSize: 'a4' } };
  const layout = PageLayout.ofSheet(sheet);
  layout.pages = [
    { top: 0, bottom: 1000 },
    { top: 1000, bottom: 2000 },
  ];
  return layout;
}

/** How many lines each page draws of a box with edges above and below. */
function linesOf(box: BoxShape['box']): number[] {
  const edge = { width: 1, colour: INK, style: 'solid' };
  const none = { ...edge, width: 0 };
  const shape: BoxShape = {
    kind: 'box',
    box,
    fill: undefined,
    edges: [edge, none, edge, none],
    radius: 0,
    opacity: 1,
  };
  return drawBox(shape, twoPages(), () => '').map(({ operators }) => operators.split(' S Q').length - 1);
}

describe('the edges of a box', () => {
  it('are drawn where it begins and where it ends', () => {
    expect(linesOf({ x: 50, y: 100, width: 600, height: 200 })).toEqual([2]);
  });

  it('are not drawn where a page cuts it', () => {
    expect(linesOf({ x: 50, y: 900, width: 600, height: 300 })).toEqual([1, 1]);
  });

  it('open every page where they are a bar over the whole paper', () => {
    expect(linesOf({ x: 0, y: 0, width: 794, height: 2000 })).toEqual([2, 2]);
  });
});
