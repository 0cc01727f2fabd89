import {
  RESUME_SECTIONS,
  type ResumeSection,
  SECTION_NAMES,
} from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type { FontPairing } from '@career/contracts/vocabulary/resume-vocabulary';
import { inkOn, readableOn, TINT, tint } from './colour.ts';
import type { Design, FontFamily, TunedDesign } from './design.ts';

const PAIRINGS: Readonly<
  Record<Exclude<FontPairing, 'template'>, { heading: FontFamily; body: FontFamily }>
> = {
  sans: { heading: 'sans', body: 'sans' },
  serif: { heading: 'serif', body: 'serif' },
  'serif-sans': { heading: 'serif', body: 'sans' },
  'sans-serif': { heading: 'sans', body: 'serif' },
};

/** The design with the person's options; without any it is exactly the template. */
export function tunedDesign(design: Design, options: DesignOptionsDto = {}): TunedDesign {
  const { fontPairing, accentColor, sectionOrder, hiddenSections = [] } = options;
  const arrange = (sections: readonly ResumeSection[]): ResumeSection[] =>
    inOrder(sections, sectionOrder).filter((section) => !hiddenSections.includes(section));
  return {
    ...design,
    main: arrange([...design.main, ...placeless(design)]),
    ...(design.side ? { side: arrange(design.side) } : {}),
    fonts: fontPairing && fontPairing !== 'template' ? PAIRINGS[fontPairing] : design.fonts,
    colours: accentColor ? recoloured(design.colours, accentColor) : design.colours,
    dateFormat: options.dateFormat ?? design.dateFormat ?? 'short',
    density: options.density ?? 'normal',
    pageSize: options.pageSize ?? 'letter',
    headings: options.headings === 'standard' ? SECTION_NAMES : design.headings,
    offersStandardHeadings: options.headings === undefined,
    skillLevels: options.skillLevels ?? 'chosen',
  };
}

/** Sections that the template has no place for: they follow in the main column. */
const placeless = ({ main, side = [] }: Design): ResumeSection[] =>
  RESUME_SECTIONS.filter((section) => !main.includes(section) && !side.includes(section));

/** Sections the person ordered come first, in that order; the rest follow as the template has them. */
function inOrder(
  sections: readonly ResumeSection[],
  order: readonly ResumeSection[] | undefined,
): ResumeSection[] {
  const wanted = (order ?? []).filter((section) => sections.includes(section));
  return [...new Set([...wanted, ...sections])];
}

/** Grounds that carried the old accent carry the new one; text stays readable whatever was chosen. */
function recoloured(colours: Design['colours'], accent: string): Design['colours'] {
  const ground = (old: string | undefined) => (old === colours.accent ? accent : old);
  const headerGround = ground(colours.headerGround);
  const sideGround = ground(colours.sideGround);
  return {
    ...colours,
    // On the darkest ground that its own pale shade could be, so that it reads on white and on the shade.
    accent: readableOn(tint('#000000', TINT), accent),
    ...(headerGround ? { headerGround, headerInk: inkFor(headerGround, colours.headerInk) } : {}),
    ...(sideGround ? { sideGround, sideInk: inkFor(sideGround, colours.sideInk) } : {}),
  };
}

const inkFor = (ground: string, ink: string | undefined): string =>
  ink ? readableOn(ground, ink) : inkOn(ground);
