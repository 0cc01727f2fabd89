import type { SkillGapDto } from '@career/contracts/client/types.gen';
import { FieldLink } from '../field-link.tsx';
import insights from '../insights.module.css';
import result from './result.module.css';

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
    <section className="card" aria-labelledby="ins-gaps">
      <h2 id="ins-gaps">Skill Gaps</h2>
      {gaps.length === 0 && (
        <p>
          {hasTarget
            ? 'No gap was found against this target.'
            : 'Gaps were not looked for: your resume could not be matched to an occupation. Name one under ATS Score or in the form above.'}
        </p>
      )}
      <ul className={result.grid}>
        {gaps.map(({ skill, importance, currentLevel, targetLevel, reason, evidence }) => (
          <li key={skill} className={result.tile}>
            <p className={result.rowHead}>
              <strong>{skill}</strong>
              <span className={result.tag} data-severity={importance}>
                {importance}
              </span>
            </p>
            <p>
              <span className="visually-hidden">Level shown: </span>
              {currentLevel} <span aria-hidden="true">→</span>
              <span className="visually-hidden">, asked for: </span> {targetLevel}
            </p>
            {reason && <p className={insights.hint}>{reason}</p>}
            {evidence?.[0] && (
              <FieldLink resumeId={resumeId} path={evidence[0].path}>
                <q dir="auto">{evidence[0].quote}</q>
              </FieldLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
