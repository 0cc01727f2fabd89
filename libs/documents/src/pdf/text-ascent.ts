type Face = Pick<CSSStyleDeclaration, 'fontFamily' | 'fontSize' | 'fontStyle' | 'fontWeight'>;

/**
 * Room between the top of a line's box and its baseline, for each element, in the pixels of the sheet. Browsers round it
 * in their own way, and a guess puts words of two sizes on one line a pixel apart; so it is measured, once for each face.
 */
export function measureAscents(elements: readonly HTMLElement[]): Map<HTMLElement, number> {
  const [first] = elements;
  if (!first) return new Map();
  const { ownerDocument } = first;
  const board = ownerDocument.createElement('div');
  board.ariaHidden = 'true';
  Object.assign(board.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    visibility: 'hidden',
    contain: 'layout',
  });
  const probes = new Map<string, HTMLElement>();
  const byElement = elements.map((element) => {
    const face = faceOf(getComputedStyle(element));
    const key = Object.values(face).join(' ');
    const probe = probes.get(key) ?? board.appendChild(probeOf(face, ownerDocument));
    probes.set(key, probe);
    return [element, probe] as const;
  });
  ownerDocument.body.append(board);
  const ascents = new Map([...probes.values()].map((probe) => [probe, ascentOf(probe)]));
  board.remove();
  return new Map(byElement.map(([element, probe]) => [element, ascents.get(probe) ?? 0]));
}

const faceOf = ({ fontFamily, fontSize, fontStyle, fontWeight }: Face): Face => ({
  fontFamily,
  fontSize,
  fontStyle,
  fontWeight,
});

/** A letter, and a box without height on its baseline. */
function probeOf(face: Face, document: Document): HTMLElement {
  const probe = document.createElement('div');
  const mark = document.createElement('span');
  mark.style.display = 'inline-block';
  Object.assign(probe.style, face, { whiteSpace: 'nowrap' });
  probe.append('x', mark);
  return probe;
}

function ascentOf(probe: HTMLElement): number {
  const range = probe.ownerDocument.createRange();
  const [letter, mark] = probe.childNodes;
  if (!letter || !(mark instanceof HTMLElement)) return 0;
  range.selectNodeContents(letter);
  return mark.getBoundingClientRect().bottom - range.getBoundingClientRect().top;
}
