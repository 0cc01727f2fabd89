import type { MatchedRequirementDto, PostingMatchDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { t, translated } from '../../../shared/language/texts.ts';
import { postingMatchQuery } from '../api/match-query.ts';
import { factLabel } from '../side/fact-label.ts';
import { askedPosting } from './asked-posting.ts';
import type { LetterForm } from './letter-form.ts';
import { adviceOf, requirementText, sentenceOf } from './match-text.ts';
import styles from './posting-match.module.css';
import { useSettled } from './use-settled.ts';

/** How much of the posting the resume meets, shown before the letter is written. */
export function PostingMatch({ form }: { form: LetterForm }) {
  const asked = askedPosting(form, useSettled(form.posting.trim()));
  const { data, isError } = useQuery({ ...postingMatchQuery(asked ?? {}), enabled: asked !== undefined });
  const isShown = asked !== undefined && data !== undefined && data.asked > 0 && !isError;
  return (
    <section className={styles.match} aria-label={t`Your resume and this posting`} hidden={!isShown}>
      {/* It is there before it has something to say, so that a screen reader hears it. */}
      <p role="status" className={styles.count}>
        {isShown && sentenceOf(data)}
      </p>
      {isShown && <Requirements match={data} />}
    </section>
  );
}

function Requirements({ match }: { match: PostingMatchDto }) {
  const of = (state: MatchedRequirementDto['state']): MatchedRequirementDto[] =>
    match.requirements.filter((one) => one.state === state);
  const advice = adviceOf(match);
  const shared = { all: match.requirements, resumeId: match.resumeId };
  return (
    <>
      {advice && <p className={styles.advice}>{advice}</p>}
      <Group title={t`Not shown in your resume`} isOpen requirements={of('unmet')} {...shared} />
      <Group
        title={t`Not clear from your resume`}
        isOpen={match.strength === 'weak'}
        requirements={of('unknown')}
        {...shared}
      />
      <Group title={t`Shown in your resume`} requirements={of('met')} {...shared} />
    </>
  );
}

interface GroupProps {
  title: string;
  requirements: readonly MatchedRequirementDto[];
  /** Those of all groups. */
  all: readonly MatchedRequirementDto[];
  resumeId: string | null;
  isOpen?: boolean;
}

function Group({ title, requirements, all, resumeId, isOpen = false }: GroupProps) {
  if (requirements.length === 0) return null;
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {title} ({requirements.length})
      </summary>
      <ul>
        {requirements.map((one) => (
          <li key={`${one.line} ${one.asks}`}>
            {requirementText(one, all)}
            {one.facts.map(({ path, quote }) => (
              <span key={path} className={styles.fact}>
                <q dir="auto">{translated(quote)}</q>{' '}
                {resumeId && <a href={`/resume/edit/${resumeId}?field=${path}`}>{factLabel(path)}</a>}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
