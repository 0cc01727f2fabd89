import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type { Design, TunedDesign } from './design.ts';
import { tunedDesign } from './tuned-design.ts';

/** The design of a letter beside a resume: the same header, colours and fonts over one column, without the portrait. */
export function letterDesign(design: Design, options: DesignOptionsDto): TunedDesign {
  const { side: _sections, photo: _portrait, ...tuned } = tunedDesign(design, options);
  const { sideGround, sideInk } = tuned.colours;
  const hasSideName = tuned.header === 'side';
  return {
    ...tuned,
    // A name in the side column has no side column here; its ground becomes that of a band.
    ...(hasSideName ? { header: sideGround ? 'band' : 'ruled' } : {}),
    ...(tuned.header === 'portrait' ? { header: 'ruled' } : {}),
    ...(hasSideName && sideGround && sideInk
      ? { colours: { ...tuned.colours, headerGround: sideGround, headerInk: sideInk } }
      : {}),
    contacts: hasSideName ? 'line' : tuned.contacts,
  };
}
