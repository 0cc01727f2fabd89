import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import { printedLevel, type SkillLevelDisplay } from '@career/contracts/vocabulary/resume-vocabulary';
import { memo } from 'react';
import type { SkillForm } from '../model/design.ts';
import type { Skill } from '../model/sheet-resume.ts';
import { Separator } from './separator.tsx';

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
/** Forms that set skills as running text, with commas to be seen. */
const RUNNING: readonly SkillForm[] = ['table', 'inline'];

interface SkillsProps {
  skills: readonly Skill[];
  form: SkillForm;
  levels: SkillLevelDisplay;
  words: DocumentWords;
}

/** The skills, with the levels that are to be shown, in the form the design wants. */
export const Skills = memo(function Skills({ skills, form, levels, words }: SkillsProps) {
  const named = skills.filter(({ name }) => name?.trim());
  const groups: [string, readonly Skill[]][] = GROUPED.includes(form) ? grouped(named) : [['', named]];
  return groups.map(([category, members]) => (
    <div key={category} className={`sheet-skills sheet-skills-${form}`}>
      {category && (
        <h3 className="sheet-skill-category" dir="auto">
          {`${category.replace(/\s*:\s*$/, '')}${words.colon}`}
        </h3>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of a list without markers. */}
      <ul className="sheet-skill-list" role="list">
        {members.map((skill, index) => {
          const level = printedLevel(skill.level, levels);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two skills may have the same name.
            <li key={index} className="sheet-skill" dir="auto">
              <span className="sheet-skill-name">{skill.name}</span>
              {level && (
                <>
                  {' '}
                  <span
                    className="sheet-skill-level"
                    dir="auto"
                  >{`(${capitalised(words.text(level))})`}</span>
                </>
              )}
              {index < members.length - 1 && <Separator text="," isShown={RUNNING.includes(form)} />}
            </li>
          );
        })}
      </ul>
    </div>
  ));
});
