import { type ResumeSection, SECTION_NAMES } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';
import { translated } from '../../../shared/language/texts.ts';

/** The language that a resume is printed in. */
export const languageOf = ({
  designOptions,
}: {
  designOptions?: DesignOptionsDto | null;
}): DocumentLanguage => designOptions?.language ?? 'en';

/** The options with one changed; undefined gives it back to the template. */
export function withOption<Name extends keyof DesignOptionsDto>(
  options: DesignOptionsDto,
  name: Name,
  value: DesignOptionsDto[Name] | undefined,
): DesignOptionsDto {
  const { [name]: _old, ...rest } = options;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** What a section is called on screens: the person's own heading, else its usual name. */
export const sectionName = ({ sectionHeadings }: DesignOptionsDto, section: ResumeSection): string =>
  sectionHeadings?.[section]?.trim() || translated(SECTION_NAMES[section]);

/** The options with one section shown or hidden. */
export function withSectionShown(
  options: DesignOptionsDto,
  section: ResumeSection,
  shown: boolean,
): DesignOptionsDto {
  const hidden = (options.hiddenSections ?? []).filter((each) => each !== section);
  const next = shown ? hidden : [...hidden, section];
  return withOption(options, 'hiddenSections', next.length > 0 ? next : undefined);
}

/** The options with the person's own heading of a section; none gives it back to the template. */
export function withHeading(
  options: DesignOptionsDto,
  section: ResumeSection,
  heading: string,
): DesignOptionsDto {
  const { [section]: _old, ...rest } = options.sectionHeadings ?? {};
  const next = heading === '' ? rest : { ...rest, [section]: heading };
  return withOption(options, 'sectionHeadings', Object.keys(next).length > 0 ? next : undefined);
}

/** What a template decides given back to it; headings, language, facts and market stay as the person chose. */
export const withoutTuning = ({
  sectionHeadings,
  language,
  targetMarket,
  turnedRules,
  shownFacts,
  hiddenFacts,
  choicesFor,
  otherChoices,
  closingLines,
}: DesignOptionsDto): DesignOptionsDto => ({
  ...(sectionHeadings && { sectionHeadings }),
  ...(language && { language }),
  ...(targetMarket && { targetMarket }),
  ...(turnedRules && { turnedRules }),
  ...(shownFacts && { shownFacts }),
  ...(hiddenFacts && { hiddenFacts }),
  ...(choicesFor && { choicesFor }),
  ...(otherChoices && { otherChoices }),
  ...(closingLines && { closingLines }),
});

/** Whether the person tuned what a template decides. */
export const isTuned = (options: DesignOptionsDto): boolean =>
  Object.keys(options).length > Object.keys(withoutTuning(options)).length;
