/**
 * Parts two neighbours for readers that see text alone. Where the design parts them by space or boxes the separator takes
 * no room and no ink.
 */
export function Separator({ text, isShown = false }: { text: string; isShown?: boolean }) {
  return (
    <span
      className={isShown ? 'sheet-separator' : 'sheet-separator sheet-separator-unseen'}
      aria-hidden="true"
    >
      {text}
    </span>
  );
}
