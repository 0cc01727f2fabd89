import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type LanguageProficiency, SAVED_SKILL_LEVEL } from '@career/contracts/vocabulary/resume-vocabulary';
import type { ImportedResume, StructuredResume } from '../../json-resume-import.ts';
import { present } from '../../present-fields.ts';
import { ImportRefused } from '../import-refused.ts';
import { knownProficiency } from '../split/fields/levels.ts';
import { leftOverLines } from '../structured/left-over.ts';
import { ownHeadings, ownSectionsOf } from '../structured/own-sections.ts';
import { readPerson } from '../structured/read-person.ts';
import {
  readAwards,
  readCertificates,
  readJobs,
  readLanguages,
  readStudies,
} from '../structured/read-sections.ts';
import { find, type SourceNode, take, takeAllLines, takeWords } from '../structured/source-node.ts';
import { furtherSections } from '../structured/table-fields.ts';
import { candidateParts } from './candidate.ts';
import type { EuropassLanguage, EuropassParts } from './europass.types.ts';
import { passportParts } from './skills-passport.ts';
import { xmlNode } from './xml-node.ts';

const LONGEST_SKILL = 60;

/** Reads the XML of a Europass CV. */
export function readEuropass(xml: string): StructuredResume {
  const root = xmlNode(xml);
  const [passport, candidate] = [find(root, 'skillspassport'), find(root, 'candidate')];
  const parts = passport ? passportParts(passport) : candidate && candidateParts(candidate);
  if (!parts) throw new ImportRefused('not-resume');
  return { resume: resumeOf(parts), leftOut: leftOverLines(passport ?? candidate ?? root) };
}

function resumeOf(parts: EuropassParts): ImportedResume {
  const { entries } = parts;
  const own = ownSectionsOf(parts.headed);
  return {
    ...present({ summary: takeAllLines(parts.summary, LIMITS.summaryMax) }),
    ...ownHeadings(own),
    ...furtherSections({
      listOf: (section) => own.find((one) => one.section === section)?.list.entries ?? entries[section] ?? [],
    }),
    personalInfo: readPerson([parts.person]),
    experience: readJobs(parts.jobs, false),
    education: readStudies(parts.studies),
    skills: skillsOf(parts),
    achievements: readAwards(entries.achievements ?? []),
    certifications: readCertificates(entries.certifications ?? []),
    languages: parts.languages.slice(0, LIMITS.entriesMax).flatMap(languageOf),
  };
}

/** A name may carry its level itself: `English (fluent)`. */
function languageOf({ name, isNative, levels }: EuropassLanguage): NonNullable<ImportedResume['languages']> {
  if (!isNative && levels.length === 0) return readLanguages([name]);
  return [{ language: takeWords(name), proficiency: isNative ? 'native' : takeProficiency(levels) }];
}

/** Names in a text, line by line with their category, unless it is prose: then it stays to be shown. */
function skillsOf({ skills }: EuropassParts): NonNullable<ImportedResume['skills']> {
  const found: NonNullable<ImportedResume['skills']> = [];
  for (const { category, words } of skills) {
    const groups = words.text.split('\n').map((line) => groupOf(line, category));
    const isProse = groups.some(({ names }) => names.some((name) => name.length > LONGEST_SKILL));
    const count = groups.reduce((sum, { names }) => sum + names.length, 0);
    if (words.kind !== 'words' || isProse || found.length + count > LIMITS.skillsMax) continue;
    take(words);
    for (const group of groups)
      for (const name of group.names)
        found.push({ name, level: SAVED_SKILL_LEVEL, ...present({ category: group.category }) });
  }
  return found;
}

function groupOf(line: string, category: string): { category: string; names: string[] } {
  const [, own = category, words = line] = /^([^:,;]{1,60}): (.+)$/.exec(line) ?? [];
  const names = words.split(/[,;|•]+/).map((name) => name.trim());
  return { category: own, names: names.filter(Boolean) };
}

/** One level for all: that of speaking, or the first; another one stays to be shown. */
function takeProficiency(levels: readonly SourceNode[]): LanguageProficiency {
  const spoken = levels.find(({ key }) => /spoken|speaking/i.test(key)) ?? levels[0];
  const known = spoken && knownProficiency(spoken.text);
  if (!known) return 'intermediate';
  for (const level of levels) if (knownProficiency(level.text) === known) take(level);
  return known;
}
