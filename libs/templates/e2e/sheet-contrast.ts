/**
 * Texts of the sheet that stand out too little from what is behind them: below 4.5:1, below 3:1 where they are large. Runs in the
 * browser, so it holds all it needs.
 */
export function lowContrast(): { checked: number; low: string[] } {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  // A sheet has few colours; asking the canvas for one takes long.
  const known = new Map<string, number[]>();
  const channels = (colour: string): number[] => {
    const found = known.get(colour);
    if (found) return found;
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const drawn = [...canvas.getImageData(0, 0, 1, 1).data];
    known.set(colour, drawn);
    return drawn;
  };
  const luminance = (colour: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element | null): number[] => {
    for (let at = element; at; at = at.parentElement) {
      const ground = channels(getComputedStyle(at).backgroundColor);
      if (ground[3] === 255) return ground;
    }
    return [255, 255, 255, 255];
  };
  const low: string[] = [];
  let checked = 0;
  for (const element of document.querySelectorAll('.sheet *')) {
    const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const ink = channels(color);
    // Separators for readers of text alone have no ink.
    if (!ownText || ink[3] === 0) continue;
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const [one, other] = [luminance(ink), luminance(groundOf(element))];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    checked += 1;
    if (contrast < (isLarge ? 3 : 4.5))
      low.push(`${contrast.toFixed(2)}: ${element.className} ${element.textContent?.slice(0, 30)}`);
  }
  return { checked, low };
}
