import type { TailoringLineDto } from '@career/client/types';
import { Link } from '@tanstack/react-router';
import { NativeOption } from '../forms/native/native-option.tsx';
import { t, translated } from '../language/texts.ts';
import boxed from '../ui/boxed-rows.module.css';

const GROUPS: readonly { state: TailoringLineDto['state']; title: string }[] = [
  { state: 'other-word', title: t`Your resume says it under another word` },
  { state: 'missing', title: t`Your resume does not say it` },
  { state: 'shown', title: t`Your resume shows it` },
  { state: 'unclear', title: t`Check these yourself` },
];

interface TailoringLinesProps {
  lines: readonly TailoringLineDto[];
  resumeId: string;
  /** Offers that the person does not want. */
  refused: ReadonlySet<string>;
  onToggle: (offerId: string) => void;
}

/** The requirements by what the resume says of them; what needs a decision is open, the rest folded. */
export function TailoringLines({ lines, ...choice }: TailoringLinesProps) {
  return GROUPS.map(({ state, title }) => {
    const rows = lines.filter((line) => line.state === state);
    if (rows.length === 0) return null;
    return (
      <details key={state} className={boxed.fold} open={state === 'other-word' || state === 'missing'}>
        <summary>
          {title} ({rows.length})
        </summary>
        <ul className={boxed.list}>
          {rows.map((line) => (
            <li key={`${line.asks} ${line.line}`} className={boxed.row} data-state={line.state}>
              <Row line={line} {...choice} />
            </li>
          ))}
        </ul>
      </details>
    );
  });
}

function Row({
  line,
  resumeId,
  refused,
  onToggle,
}: { line: TailoringLineDto } & Omit<TailoringLinesProps, 'lines'>) {
  const { asks, line: sentence, facts, offer, state, field } = line;
  return (
    <>
      <span className={boxed.name} dir="auto">
        {asks || sentence}
      </span>
      {asks && asks !== sentence && (
        <span className={boxed.hint}>
          {t`Posting:`} <q dir="auto">{sentence}</q>
        </span>
      )}
      {facts[0] && (
        <span className={boxed.hint}>
          {t`You:`} <span dir="auto">{translated(facts[0].quote)}</span>
        </span>
      )}
      {offer && (
        <NativeOption
          type="checkbox"
          checked={!refused.has(offer.id)}
          label={t`Write “${offer.to}” in place of “${offer.from}”`}
          onChange={() => onToggle(offer.id)}
        />
      )}
      {!offer && field && state !== 'shown' && (
        <Link to="/resume/edit/$id" params={{ id: resumeId }} search={{ field }}>
          {state === 'missing' ? t`Add it if it is true` : t`Use the posting’s word if it is the same`}
        </Link>
      )}
    </>
  );
}
