import { BEFORE_AFTER } from '@career/career/insights/examples/before-after';

/** Of the longer side the first lines do. */
const SHOWN = 3;

/** One job as it was written and as it can be written, with the scores of our own analysis. */
export function BeforeAfter() {
  const { before, after } = BEFORE_AFTER;
  return (
    <div className="landing-change">
      <Side name="Before" {...before} />
      <Side name="After" {...after} />
    </div>
  );
}

interface SideProps {
  name: string;
  score: number;
  title: string;
  company: string;
  lines: readonly string[];
}

function Side({ name, score, title, company, lines }: SideProps) {
  return (
    <section className="landing-side" data-side={name.toLowerCase()} aria-label={name}>
      <p className="landing-side-head">
        <span>{name}</span>
        <span>
          <strong>{score}</strong> of 100
        </span>
      </p>
      <p>
        <strong>{title}</strong>, {company}
      </p>
      <ul>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
