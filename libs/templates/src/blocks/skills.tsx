import { memo } from 'react';
import type { SkillForm } from '../model/design.ts';
import type { Skill } from '../model/sheet-resume.ts';

/** A word of a closed list as a person reads it. */
export const capitalised = (word: string | undefined): string =>
  word ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : '';

/** Skills under the category they were entered in; those without one stand together first. */
function grouped(skills: readonly Skill[]): [string, Skill[]][] {
  const groups = new Map<string, Skill[]>([['', []]]);
  for (const skill of skills) {
    const category = skill.category ?? '';
    groups.set(category, [...(groups.get(category) ?? []), skill]);
  }
  return [...groups].filter(([, members]) => members.length > 0);
}

const GROUPED: readonly SkillForm[] = ['groups', 'table', 'inline'];

/** The skills with their levels, in the form the design wants. */
export const Skills = memo(function Skills({ skills, form }: { skills: readonly Skill[]; form: SkillForm }) {
  const groups: [string, readonly Skill[]][] = GROUPED.includes(form) ? grouped(skills) : [['', skills]];
  return groups.map(([category, members]) => (
    <div key={category} className={`sheet-skills sheet-skills-${form}`}>
      {category && (
        <h3 className="sheet-skill-category" dir="auto">
          {category}
        </h3>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of a list without markers. */}
      <ul className="sheet-skill-list" role="list">
        {members.map((skill, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two skills may have the same name.
          <li key={index} className="sheet-skill" dir="auto">
            <span className="sheet-skill-name">{skill.name}</span>
            {skill.level && <span className="sheet-skill-level">{` ${capitalised(skill.level)}`}</span>}
          </li>
        ))}
      </ul>
    </div>
  ));
});
