import { cjkFamilies } from '@career/contracts/marked-text/cjk-letters';
import type { CSSProperties } from 'react';
import { TINT, tint } from './colour.ts';
import type { FontFamily, TunedDesign } from './design.ts';

/** Loaded only where such letters occur. */
const CJK = stackOf(cjkFamilies(''));
const OTHER_SCRIPTS = `'Noto Naskh Arabic', 'Noto Sans Ethiopic', ${CJK}`;
const SANS = `'Noto Sans', ${OTHER_SCRIPTS}, system-ui, sans-serif`;
const SERIF = `'Noto Serif', ${OTHER_SCRIPTS}, Georgia, serif`;
/** Letters that a family lacks come from the Noto family of its kind. */
const FAMILIES = {
  sans: SANS,
  serif: SERIF,
  arimo: `Arimo, ${SANS}`,
  display: `'Noto Serif Display', ${SERIF}`,
  fira: `'Fira Sans', ${SANS}`,
  'fira-condensed': `'Fira Sans Condensed', ${SANS}`,
  garamond: `'EB Garamond', ${SERIF}`,
  inter: `Inter, ${SANS}`,
  montserrat: `Montserrat, ${SANS}`,
  'roboto-serif': `'Roboto Serif', ${SERIF}`,
  mono: `'DejaVu Sans Mono', ${OTHER_SCRIPTS}, ui-monospace, monospace`,
} as const satisfies Record<FontFamily, string>;

function stackOf(families: readonly string[]): string {
  return families.map((family) => `'${family}'`).join(', ');
}

/** The design's colours, fonts and sizes as the stylesheet reads them, with the faces that the text wants first. */
export function sheetStyle({ colours, fonts, scale = {} }: TunedDesign, cjk: string): CSSProperties {
  const family = (name: FontFamily) => FAMILIES[name].replace(CJK, stackOf(cjkFamilies(cjk)));
  return {
    '--accent': colours.accent,
    '--ink': colours.ink,
    '--muted': colours.muted,
    '--tint': tint(colours.accent, TINT),
    '--line': tint(colours.accent, 0.35),
    '--header-ground': colours.headerGround ?? 'transparent',
    '--header-ink': colours.headerInk ?? colours.ink,
    '--header-accent': colours.headerInk ?? colours.accent,
    '--side-ground': colours.sideGround ?? 'transparent',
    '--side-ink': colours.sideInk ?? colours.ink,
    '--side-muted': colours.sideInk ?? colours.muted,
    '--side-accent': colours.sideInk ?? colours.accent,
    '--heading-font': family(fonts.heading),
    '--body-font': family(fonts.body),
    '--name-scale': scale.name ?? 1,
    '--heading-scale': scale.heading ?? 1,
    '--text-scale': scale.text ?? 1,
  } as CSSProperties;
}
