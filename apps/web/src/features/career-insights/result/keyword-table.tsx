import type { KeywordCoverageDto, KeywordMatchDto } from '@career/client/types';
import { t } from '../../../shared/language/texts.ts';
import { FieldLink } from '../field-link.tsx';
import insights from '../insights.module.css';
import styles from './keyword-table.module.css';
import result from './result.module.css';
import { ResultGroup } from './result-group.tsx';

const STATE_WORDS = {
  missing: t`missing`,
  nearly: t`nearly`,
  'in use': t`in use`,
  'listed only': t`listed only`,
} as const;

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
    <ResultGroup
      id="ins-keywords"
      title={hasPosting ? t`Your resume and the posting` : t`Your resume and what the job needs`}
      gist={t`${keywords.filter(({ credit }) => credit === 1).length} of ${keywords.length} skills named`}
    >
      <div className={styles.cover}>
        <Cover label={t`Asked for`} percent={must} />
        {hasNice && <Cover label={t`Welcome`} percent={nice} />}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{hasPosting ? t`The posting asks` : t`Asked for`}</th>
            <th scope="col">{t`Your resume says`}</th>
          </tr>
        </thead>
        {byQuote(keywords).map(([quote, rows]) => (
          <tbody key={quote}>
            {rows.length > 1 && quote !== '' && (
              <tr>
                <th scope="rowgroup" colSpan={2} className={styles.quote}>
                  <q dir="auto">{quote}</q>
                </th>
              </tr>
            )}
            {rows.map((keyword) => (
              <Row
                key={keyword.skillId}
                keyword={keyword}
                quote={rows.length > 1 ? '' : quote}
                resumeId={resumeId}
              />
            ))}
          </tbody>
        ))}
      </table>
    </ResultGroup>
  );
}

/** The skills by the sentence of the posting that asks for them: each sentence is quoted once. */
function byQuote(keywords: readonly KeywordMatchDto[]): [quote: string, keywords: KeywordMatchDto[]][] {
  const groups = new Map<string, KeywordMatchDto[]>();
  for (const keyword of keywords) {
    const quote = keyword.advertQuote === keyword.skill ? '' : keyword.advertQuote;
    groups.set(quote, [...(groups.get(quote) ?? []), keyword]);
  }
  return [...groups];
}

function Cover({ label, percent }: { label: string; percent: number }) {
  return (
    <div>
      <p className={result.rowHead}>
        <span>{label}</span>
        <strong>{percent}%</strong>
      </p>
      <progress className={insights.bar} max={100} value={percent} aria-label={t`${label}: covered`} />
    </div>
  );
}

interface RowProps {
  keyword: KeywordMatchDto;
  /** The sentence of the posting, where no other skill shares it. */
  quote: string;
  resumeId: string;
}

function Row({ keyword, quote, resumeId }: RowProps) {
  const { skill, need, credit, inUse, evidence } = keyword;
  const state = credit === 0 ? 'missing' : credit < 1 ? 'nearly' : inUse ? 'in use' : 'listed only';
  return (
    <tr data-credit={credit}>
      <th scope="row">
        {skill} <span className={insights.hint}>{need === 'must' ? t`asked for` : t`welcome`}</span>
        {quote && <q dir="auto">{quote}</q>}
      </th>
      <td>
        <span className={result.tag} data-state={state}>
          {STATE_WORDS[state]}
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
