import type { PdfWriter, Reference } from './pdf-writer.ts';
import type { PictureShape } from './shapes.ts';

/** Picture dots for each pixel of the sheet: 288 dots an inch for lines, 192 for photos. */
const DOTS = { photo: 2, drawing: 3 } as const;
const PHOTO_QUALITY = 0.82;

/** Embeds a picture as it is cropped on the sheet; undefined when the browser may not read it (another site's photo). */
export async function embedPicture(shape: PictureShape, pdf: PdfWriter): Promise<Reference | undefined> {
  const { element, box } = shape;
  const image = element instanceof SVGSVGElement ? await rasterised(element) : element;
  if (!image?.complete || image.naturalWidth === 0) return undefined;
  const dots = element instanceof SVGSVGElement ? DOTS.drawing : DOTS.photo;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(box.width * dots)),
    Math.max(1, Math.round(box.height * dots)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Could not get canvas context');
  const fit = getComputedStyle(element).objectFit;
  const ratios = [canvas.width / image.naturalWidth, canvas.height / image.naturalHeight] as const;
  const ratio = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  const isStretched = fit === 'fill' || element instanceof SVGSVGElement;
  const width = isStretched ? canvas.width : image.naturalWidth * ratio;
  const height = isStretched ? canvas.height : image.naturalHeight * ratio;
  context.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  try {
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return await (isOpaque(data) ? photo(canvas, pdf) : drawing(canvas, data, pdf));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined;
    throw error;
  }
}

async function rasterised(drawingElement: SVGSVGElement): Promise<HTMLImageElement | undefined> {
  const copy = drawingElement.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawingElement.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * DOTS.drawing));
  copy.setAttribute('height', String(height * DOTS.drawing));
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.style.color = getComputedStyle(drawingElement).color;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

function isOpaque(dots: Uint8ClampedArray): boolean {
  for (let at = 3; at < dots.length; at += 4) if (dots[at] !== 255) return false;
  return true;
}

async function photo(canvas: OffscreenCanvas, pdf: PdfWriter): Promise<Reference> {
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: PHOTO_QUALITY });
  return pdf.stream(
    `/Type /XObject /Subtype /Image /Width ${canvas.width} /Height ${canvas.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    new Uint8Array(await file.arrayBuffer()),
    { isPacked: true },
  );
}

function drawing(canvas: OffscreenCanvas, dots: Uint8ClampedArray, pdf: PdfWriter): Reference {
  const colours = new Uint8Array((dots.length / 4) * 3);
  const alphas = new Uint8Array(dots.length / 4);
  for (let dot = 0; dot < alphas.length; dot++) {
    colours.set(dots.subarray(dot * 4, dot * 4 + 3), dot * 3);
    alphas[dot] = dots[dot * 4 + 3] ?? 0;
  }
  const size = `/Type /XObject /Subtype /Image /Width ${canvas.width} /Height ${canvas.height} /BitsPerComponent 8`;
  const mask = pdf.stream(`${size} /ColorSpace /DeviceGray`, alphas);
  return pdf.stream(`${size} /ColorSpace /DeviceRGB /SMask ${mask}`, colours);
}
