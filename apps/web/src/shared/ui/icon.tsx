/** Line drawings of 24 by 24, one path each. */
const PATHS = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  more: 'M5 11a1 1 0 100 2 1 1 0 000-2zM12 11a1 1 0 100 2 1 1 0 000-2zM19 11a1 1 0 100 2 1 1 0 000-2z',
  document: 'M7 3h7l5 5v13H7zM14 3v5h5M10 13h6M10 17h6',
  letter: 'M3 6h18v13H3zM3 7l9 7 9-7',
  briefcase: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  bookmark: 'M6 3h12v18l-6-5-6 5z',
  insight: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  layers: 'M12 3l9 5-9 5-9-5zM3 13l9 5 9-5',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  eyeOff:
    'M3 3l18 18M10 5.3A9.700 9.700 0 0112 5c6 0 10 7 10 7a18 18 0 01-3 3.700M6 6.800A17 17 0 002 12s4 7 10 7a9.500 9.500 0 005-1.500M9.900 9.900a3 3 0 004.200 4.200',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  plus: 'M12 5v14M5 12h14',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  archive: 'M3 4h18v5H3zM5 9v11h14V9M10 13h4',
  unarchive: 'M3 4h18v5H3zM5 9v11h14V9M12 18v-6M9 14l3-3 3 3',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.500 8.500h.01',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M9 12h9',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14.500A8.500 8.500 0 019.500 4a8.500 8.500 0 1010.500 10.500z',
  check: 'M5 13l4 4L19 7',
  cross: 'M6 6l12 12M18 6L6 18',
  question: 'M8.500 9a3.500 3.500 0 117 0c0 2.500-3.500 2.700-3.500 5.500M12 18v.5',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  copy: 'M9 9h11v12H9zM6 15H4V3h11v3',
} as const;

export type IconName = keyof typeof PATHS;

/** Drawings that point where the line runs, so that they turn round with it. */
const POINTING: readonly IconName[] = ['leave'];

/** A decorative icon; the control around it carries the name. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={POINTING.includes(name) ? 'pointing' : undefined}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
