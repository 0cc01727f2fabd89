import { type KeyboardEvent, useState } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Lines of a file as one stop of the Tab key: arrows go from line to line. */
export function useLineKeys(lines: readonly number[]) {
  const [active, setActive] = useState<number>();
  const stop = active !== undefined && lines.includes(active) ? active : lines[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-line]')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
  };
  return {
    onKeyDown,
    lineProps: (line: number) => ({
      'data-line': line,
      tabIndex: line === stop ? 0 : -1,
      onFocus: () => setActive(line),
    }),
  };
}
