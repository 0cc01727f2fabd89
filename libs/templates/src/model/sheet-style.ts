import type { CSSProperties } from 'react';
import { TINT, tint } from './colour.ts';
import type { TunedDesign } from './design.ts';

const FAMILIES = {
  sans: "'Noto Sans', system-ui, sans-serif",
  serif: "'Noto Serif', Georgia, serif",
  mono: "'DejaVu Sans Mono', ui-monospace, monospace",
} as const;

/** The design's colours, fonts and sizes as the stylesheet reads them. */
export function sheetStyle({ colours, fonts, scale = {} }: TunedDesign): CSSProperties {
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
    '--heading-font': FAMILIES[fonts.heading],
    '--body-font': FAMILIES[fonts.body],
    '--name-scale': scale.name ?? 1,
    '--heading-scale': scale.heading ?? 1,
    '--text-scale': scale.text ?? 1,
  } as CSSProperties;
}
