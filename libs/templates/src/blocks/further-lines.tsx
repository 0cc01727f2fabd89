import { wholeEnds } from './whole-words.tsx';

/** Fields without their own place, each on a line: `Label: value`. */
export const FurtherLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} className="sheet-text" dir="auto">
      {wholeEnds(line)}
    </p>
  ));
