/**
 * What is wrong with the sheet of a page: text beyond its edges, cut text, or texts over each other. Runs in the browser, so it
 * holds all it needs.
 */
export function sheetFaults(): string[] {
  const sheet = document.querySelector('.sheet');
  if (!sheet) return ['no sheet'];
  const box = sheet.getBoundingClientRect();
  const faults: string[] = [];
  const runs: { left: number; right: number; top: number; bottom: number; text: string; node: Node }[] = [];
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = (node.textContent ?? '').slice(0, 40);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const isWithin =
        left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
      if (!isWithin) faults.push(`beyond the sheet: ${text}`);
      // Fonts reserve room above and below their letters; the middle of the line is what must stay free.
      runs.push({ left, right, top: top + height * 0.25, bottom: bottom - height * 0.25, text, node });
    }
  }
  type Run = (typeof runs)[number];
  const overlap = (one: Run, other: Run): boolean =>
    one.node !== other.node &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  for (const [index, one] of runs.entries()) {
    const covered = runs.slice(index + 1).filter((other) => overlap(one, other));
    faults.push(...covered.map(({ text }) => `over each other: ${one.text} / ${text}`));
  }
  const mayCut = (element: Element): boolean => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    return overflowX !== 'visible' || overflowY !== 'visible' || textOverflow !== 'clip';
  };
  for (const element of sheet.querySelectorAll(':not(img)'))
    if (mayCut(element)) faults.push(`may cut its text: ${element.className}`);
  return faults;
}
