import { RESUME_SECTIONS, type ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';

/** The options with one changed; undefined gives it back to the template. */
export function withOption<Name extends keyof DesignOptionsDto>(
  options: DesignOptionsDto,
  name: Name,
  value: DesignOptionsDto[Name] | undefined,
): DesignOptionsDto {
  const { [name]: _old, ...rest } = options;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** All sections in the order they show; those the person never moved follow in the usual order. */
export function orderedSections(
  options: DesignOptionsDto,
  usual: readonly ResumeSection[] = RESUME_SECTIONS,
): ResumeSection[] {
  const first = (options.sectionOrder ?? []).filter((section) => usual.includes(section));
  return [...first, ...usual.filter((section) => !first.includes(section))];
}

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
