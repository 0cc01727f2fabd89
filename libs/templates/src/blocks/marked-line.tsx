import type { Span } from '@career/contracts/marked-text/spans';
import type { ReactNode } from 'react';
import { wholeWords } from './whole-words.tsx';

/** A line of text with what is bold, italic or a link in it. */
export const MarkedLine = ({ spans }: { spans: readonly Span[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no identity but their place
  spans.map((span, index) => <Stretch key={index} span={span} />);

function Stretch({ span: { text, bold, italic, link } }: { span: Span }) {
  let content: ReactNode = wholeWords(text);
  if (italic) content = <em className="sheet-italic">{content}</em>;
  if (bold) content = <strong className="sheet-bold">{content}</strong>;
  return link ? (
    <a className="sheet-text-link" href={link} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  ) : (
    content
  );
}
