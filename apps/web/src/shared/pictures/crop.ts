/** The part of a photo that is kept: a square around a centre, in dots of the photo. */
export interface Crop {
  x: number;
  y: number;
  /** 1 keeps as much as fits into a square. */
  zoom: number;
}

interface Sides {
  width: number;
  height: number;
}

/** More would show single dots of the photo. */
const MOST = 5;

/** How far a photo may be enlarged: its kept part has at least this many dots. */
export const mostZoom = ({ width, height }: Sides, leastDots: number): number =>
  Math.max(1, Math.min(MOST, Math.min(width, height) / leastDots));

/** The side of the square. */
export const cropSide = ({ width, height }: Sides, { zoom }: Crop): number => Math.min(width, height) / zoom;

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The same part, moved as far as needed to lie within the photo. */
export function withinPhoto(photo: Sides, crop: Crop, leastDots: number): Crop {
  const zoom = between(crop.zoom, 1, mostZoom(photo, leastDots));
  const half = cropSide(photo, { ...crop, zoom }) / 2;
  return {
    zoom,
    x: between(crop.x, half, photo.width - half),
    y: between(crop.y, half, photo.height - half),
  };
}

/** The first choice: the middle, and of a tall photo rather the upper part, where a face is. */
export function firstCrop(photo: Sides): Crop {
  const half = Math.min(photo.width, photo.height) / 2;
  return { x: photo.width / 2, y: Math.max(half, photo.height * 0.42), zoom: 1 };
}
