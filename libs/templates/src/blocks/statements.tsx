import { type Block, blocksOf } from '@career/contracts/marked-text/statements';
import { memo } from 'react';
import { MarkedLine } from './marked-line.tsx';

/** A description as paragraphs and lists, whose bullets and numbers are real text. */
export const Statements = memo(function Statements({ text }: { text: string | undefined }) {
  return blocksOf(text).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place.
    <StatementBlock key={index} block={block} />
  ));
});

function StatementBlock({ block: { kind, items } }: { block: Block }) {
  if (kind === 'paragraph') {
    return (
      <p className="sheet-text" dir="auto">
        <MarkedLine spans={items[0] ?? []} />
      </p>
    );
  }
  // WebKit drops the role of a list without markers, so it is said.
  const List = kind === 'numbers' ? 'ol' : 'ul';
  return (
    <List className="sheet-list" role="list">
      {items.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: statements have no identity but their place.
        <li key={index} className="sheet-item" dir="auto">
          <span className="sheet-bullet" aria-hidden="true">
            {kind === 'numbers' ? `${index + 1}.` : '•'}
          </span>
          <span className="sheet-item-text">
            <MarkedLine spans={spans} />
          </span>
        </li>
      ))}
    </List>
  );
}
