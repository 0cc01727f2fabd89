/** A transformation of the plane as PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number];

export const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0];

/** Reads six numbers as a transformation. */
export function matrixOf(numbers: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(numbers as ArrayLike<number>);
  return [a, b, c, d, e, f];
}

/** First `inner`, then `outer`. */
export function combined(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [ia, ib, ic, id, ie, if_] = inner;
  return [
    a * ia + c * ib,
    b * ia + d * ib,
    a * ic + c * id,
    b * ic + d * id,
    a * ie + c * if_ + e,
    b * ie + d * if_ + f,
  ];
}

/** Where a point comes to lie. */
export function placed([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The rectangle around a transformed rectangle. */
export function areaOf(matrix: Matrix, [x0, y0, x1, y1]: readonly [number, number, number, number]) {
  const corners = [
    placed(matrix, x0, y0),
    placed(matrix, x1, y0),
    placed(matrix, x0, y1),
    placed(matrix, x1, y1),
  ];
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
