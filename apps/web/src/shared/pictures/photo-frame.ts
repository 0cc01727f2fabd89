/** The form in which a photo is shown, in pixels of the page. */
export interface PhotoFrame {
  width: number;
  height: number;
  /** Radius of its corners. */
  corner: number;
}

/** The form of the profile, and of templates that print no photo. */
export const ROUND_FRAME: PhotoFrame = { width: 100, height: 100, corner: 50 };

/** The part of a square photo that a frame shows, as shares of the square's side. */
export function frameInSquare({ width, height, corner }: PhotoFrame): PhotoFrame {
  const side = Math.max(width, height);
  return { width: width / side, height: height / side, corner: Math.min(corner / side, 0.5) };
}
