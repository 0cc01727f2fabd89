import type { ClosingText } from '@career/contracts/resume-table/closing-lines';

/** The lines that end a resume, with places to write by hand. */
export function Closing({ lines }: { lines: readonly ClosingText[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="sheet-closing" data-keep="">
      {lines.map(({ text, blanks = [] }) => (
        <p key={text ?? blanks.join()} className="sheet-closing-line">
          {text}
          {blanks.map((label) => (
            <span key={label} className="sheet-closing-blank">
              {label}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
