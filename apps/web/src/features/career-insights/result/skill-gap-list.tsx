import type { SkillGapDto } from '@career/client/types';
import { t, translated } from '../../../shared/language/texts.ts';
import { FieldLink } from '../field-link.tsx';
import insights from '../insights.module.css';
import result from './result.module.css';
import { ResultGroup } from './result-group.tsx';
import { SEVERITY_WORDS } from './severity-words.ts';

const NAMED_FOLDED = 3;

function gistOf(gaps: readonly SkillGapDto[]): string {
  const named = gaps.slice(0, NAMED_FOLDED).map(({ skill }) => skill);
  const more = gaps.length - named.length;
  return [...named, ...(more > 0 ? [t`${more} more`] : [])].join(', ') || t`None`;
}

/** A skill that is not there at all is said by its level; only what there is needs words. */
const needsReason = ({ currentLevel, evidence }: SkillGapDto): boolean =>
  currentLevel !== 'none' || (evidence?.length ?? 0) > 0;

/** Skills of which the target asks more than the resume shows. */
export function SkillGapList({
  resumeId,
  gaps,
  hasTarget,
}: {
  resumeId: string;
  gaps: readonly SkillGapDto[];
  /** Without a target nothing was compared, and no gap means nothing. */
  hasTarget: boolean;
}) {
  return (
    <ResultGroup id="ins-gaps" title={t`Skill Gaps`} gist={gistOf(gaps)}>
      {gaps.length === 0 && (
        <p>
          {hasTarget
            ? t`We found no skill gaps for this job.`
            : t`We did not look for gaps, because we could not match your resume to an occupation. Choose one under ATS Score or in the form above.`}
        </p>
      )}
      <ul className={result.grid}>
        {gaps.map((gap) => (
          <Gap key={gap.skill} gap={gap} resumeId={resumeId} />
        ))}
      </ul>
    </ResultGroup>
  );
}

function Gap({ gap, resumeId }: { gap: SkillGapDto; resumeId: string }) {
  const { skill, importance, currentLevel, targetLevel, reason, evidence } = gap;
  return (
    <li className={result.tile}>
      <p className={result.rowHead}>
        <strong>{skill}</strong>
        <span className={result.tag} data-severity={importance}>
          {SEVERITY_WORDS[importance]}
        </span>
      </p>
      <p>
        <span className="visually-hidden">{t`Level shown:`} </span>
        {translated(currentLevel)}{' '}
        <span className="pointing" aria-hidden="true">
          →
        </span>
        <span className="visually-hidden">{t`, asked for:`} </span> {translated(targetLevel)}
      </p>
      {reason && needsReason(gap) && <p className={insights.hint}>{reason}</p>}
      {evidence?.[0] && (
        <FieldLink resumeId={resumeId} path={evidence[0].path}>
          <q dir="auto">{evidence[0].quote}</q>
        </FieldLink>
      )}
    </li>
  );
}
