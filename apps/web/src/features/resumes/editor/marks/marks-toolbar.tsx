import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { t } from '../../../../shared/language/texts.ts';
import type { Looks } from './edit-marks.ts';
import { LinkForm } from './link-form.tsx';
import styles from './marks-toolbar.module.css';
import type { MarkedText } from './use-marked-text.ts';

interface Tool {
  name: string;
  keys?: string;
  icon: ReactNode;
  isOn: (looks: Looks) => boolean;
  use: (text: MarkedText) => void;
}

const drawing = (path: string): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={path} strokeLinecap="round" />
  </svg>
);

const TOOLS: readonly Tool[] = [
  {
    name: t`Bold`,
    keys: 'B',
    icon: <b>B</b>,
    isOn: (looks) => looks.bold,
    use: (text) => text.style('bold'),
  },
  {
    name: t`Italic`,
    keys: 'I',
    icon: <i>I</i>,
    isOn: (looks) => looks.italic,
    use: (text) => text.style('italic'),
  },
  {
    name: t`Link`,
    keys: 'K',
    icon: drawing('M10 14l4-4M8 12l-3 3a3 3 0 004 4l3-3M16 12l3-3a3 3 0 00-4-4l-3 3'),
    isOn: ({ link }) => link !== undefined,
    use: (text) => text.openLink(),
  },
  {
    name: t`Bullets`,
    icon: drawing('M10 6h10M10 12h10M10 18h10M4.500 6h.01M4.500 12h.01M4.500 18h.01'),
    isOn: (looks) => looks.bullet,
    use: (text) => text.list('bullet'),
  },
  {
    name: t`Numbers`,
    icon: drawing('M10 6h10M10 12h10M10 18h10M4 4l1-.500V8M3.500 14h2.500l-2.500 4h2.500'),
    isOn: (looks) => looks.number,
    use: (text) => text.list('number'),
  },
];

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % TOOLS.length,
  ArrowLeft: (at) => (at + TOOLS.length - 1) % TOOLS.length,
  Home: () => 0,
  End: () => TOOLS.length - 1,
};

/** Bold, italic, link and lists of a text. One stop of the Tab key; arrows go from button to button. */
export function MarksToolbar({ text, id }: { text: MarkedText; id: string }) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = STEPS[event.key]?.(current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={t`Formatting`}
      aria-controls={id}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {TOOLS.map(({ name, keys, icon, isOn, use }, index) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-label={name}
          title={keys ? `${name} (${CONTROL}${keys})` : name}
          aria-keyshortcuts={keys && t`Control+${keys} Meta+${keys}`}
          aria-pressed={isOn(text.looks)}
          tabIndex={index === current ? 0 : -1}
          // The text keeps its selection, and the keyboard of a phone stays.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => use(text)}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}

const CONTROL = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl+';

/** The row under the toolbar while it asks for something. */
export function MarksHelp({ text, id }: { text: MarkedText; id: string }) {
  return (
    <>
      {text.isLinking && <LinkForm id={`${id}-link`} text={text} />}
      <p className={styles.help} role="status">
        {text.help}
      </p>
    </>
  );
}
