import type { KeywordCoverageDto, KeywordMatchDto } from '@career/contracts/client/types.gen';
import { FieldLink } from '../field-link.tsx';
import insights from '../insights.module.css';
import styles from './keyword-table.module.css';
import result from './result.module.css';

interface KeywordTableProps {
  resumeId: string;
  coverage: KeywordCoverageDto;
}

/** What the target asks for on one side, what the resume says on the other. */
export function KeywordTable({ resumeId, coverage }: KeywordTableProps) {
  const { must, nice, keywords } = coverage;
  const hasPosting = keywords.some(({ advertQuote }) => advertQuote !== '');
  const hasNice = keywords.some(({ need }) => need === 'nice');
  return (
    <section className="card" aria-labelledby="ins-keywords">
      <h2 id="ins-keywords">
        {hasPosting ? 'Your resume beside the posting' : 'Your resume beside what the work asks for'}
      </h2>
      <div className={styles.cover}>
        <Cover label="Asked for" percent={must} />
        {hasNice && <Cover label="Welcome" percent={nice} />}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{hasPosting ? 'The posting asks' : 'Asked for'}</th>
            <th scope="col">Your resume says</th>
          </tr>
        </thead>
        <tbody>
          {keywords.map((keyword) => (
            <Row key={keyword.skillId} keyword={keyword} resumeId={resumeId} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cover({ label, percent }: { label: string; percent: number }) {
  return (
    <div>
      <p className={result.rowHead}>
        <span>{label}</span>
        <strong>{percent}%</strong>
      </p>
      <progress className={insights.bar} max={100} value={percent} aria-label={`${label}: covered`} />
    </div>
  );
}

function Row({ keyword, resumeId }: { keyword: KeywordMatchDto; resumeId: string }) {
  const { skill, need, credit, inUse, evidence, advertQuote } = keyword;
  const state = credit === 0 ? 'missing' : credit < 1 ? 'nearly' : inUse ? 'in use' : 'listed only';
  return (
    <tr data-credit={credit}>
      <th scope="row">
        {skill} <span className={insights.hint}>{need === 'must' ? 'asked for' : 'welcome'}</span>
        {advertQuote && <q dir="auto">{advertQuote}</q>}
      </th>
      <td>
        <span className={result.tag} data-state={state}>
          {state}
        </span>
        {evidence[0] && (
          <FieldLink resumeId={resumeId} path={evidence[0].path}>
            <q dir="auto">{evidence[0].quote}</q>
          </FieldLink>
        )}
      </td>
    </tr>
  );
}
