/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useFittedSheet } from './use-fitted-sheet.ts';

/** Heights are zero in a page without layout: the section tells its own. */
let sectionHeight = 300;
/** Every fit begins by taking back what the last one tightened. */
let fits = 0;

const DESIGN = {};

function Sheet({ text, pages, design = DESIGN }: { text: string; pages?: 'one'; design?: object }) {
  const sheet = useFittedSheet(pages, design);
  return (
    <article ref={sheet} className="sheet">
      <section className="sheet-section">{text}</section>
    </article>
  );
}

function draw() {
  const root = createRoot(document.createElement('div'));
  return (text: string, pages?: 'one', design?: object) =>
    flushSync(() => root.render(<Sheet text={text} {...(pages && { pages })} {...(design && { design })} />));
}

describe('a sheet that is typed into', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    fits = 0;
    sectionHeight = 300;
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => sectionHeight);
    jest.spyOn(CSSStyleDeclaration.prototype, 'removeProperty').mockImplementation((name) => {
      if (name === '--space') fits += 1;
      return '';
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is fitted at once when a part of it moves', () => {
    const type = draw();
    type('a');
    expect(fits).toBe(1);
    sectionHeight = 320;
    type('ab');
    expect(fits).toBe(2);
  });

  it('is fitted at once when other pages are wanted', () => {
    const type = draw();
    type('a');
    const before = fits;
    type('a', 'one');
    expect(fits).toBeGreaterThan(before);
  });

  it('is fitted at once in another design', () => {
    const type = draw();
    type('a');
    type('a', undefined, {});
    expect(fits).toBe(2);
  });

  it('is fitted once, after a pause, when nothing moves', () => {
    const type = draw();
    type('a');
    type('ab');
    type('abc');
    expect(fits).toBe(1);
    jest.advanceTimersByTime(400);
    expect(fits).toBe(2);
  });
});
