import { BEFORE_AFTER } from '@career/career/insights/examples/before-after';
import { rich } from '../../shared/language/rich.ts';
import { t } from '../../shared/language/texts.ts';

/** Of the longer side the first lines do. */
const SHOWN = 3;

/** One job as it was written and as it can be written, with the scores of our own analysis. */
export function BeforeAfter() {
  const { before, after } = BEFORE_AFTER;
  return (
    <div className="landing-change">
      <Side name={t`Before`} side="before" {...before} />
      <Side name={t`After`} side="after" {...after} />
    </div>
  );
}

interface SideProps {
  name: string;
  side: 'before' | 'after';
  score: number;
  title: string;
  company: string;
  lines: readonly string[];
}

function Side({ name, side, score, title, company, lines }: SideProps) {
  return (
    <section className="landing-side" data-side={side} aria-label={name}>
      <p className="landing-side-head">
        <span>{name}</span>
        <span>{rich`${<strong>{score}</strong>} of 100`}</span>
      </p>
      <p lang="en" dir="ltr">
        <strong>{title}</strong>, {company}
      </p>
      <ul lang="en" dir="ltr">
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
