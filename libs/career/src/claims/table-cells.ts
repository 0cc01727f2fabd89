/** What stands for nothing in a cell beside a name: `Xero: nil`, `Xero 0/5`, `Xero ☆☆☆☆☆`, `Xero [ ]`. */
const EMPTY_CELL =
  /^\s*(?:[:=([|–—-]\s*)*(?:(?:0+(?:[.,]0+)?|nil|none|no|n|n\/a|n\/y|zero|nought|not (?:used|held|done|yet|mine))(?=\s*(?:$|[,;|)\]]|\.(?!\s*(?:[\p{L}./-]*\d|(?!(?:at|by|for|in|of|on|to)\b)\p{L}{1,4}\s\d))|\/\s?(?:\d|\p{L})|%|\+?\s(?:yrs?|years?|hrs?|hours?|times|done|cases|of)\b))|[–—-](?=\s*(?:$|[,;|)]))|[☆○◯□☐✗✘✕]+(?![★●◐■☑✓✔])|\[\s*\])/iu;
/** A cell of a list of cells that says that it is there: `[x]`, `= yes`, `★★★`. */
const FULL_CELL =
  /^\s*(?:\[[xX✓✔]\]|[:=]?\s*[★●■☑✓✔]|[:=]\s*(?:yes|daily|weekly|monthly|[1-9]\d*)(?![\p{L}\d])|[1-9]\d*(?:[.,]\d+)*\+?\s*(?:yrs?|years?|hrs?|hours?|p\.a\.|times|done)?\s*(?:$|[.,;|/)]))/u;

/** Whether the cell beside a name in a table, a scale or a tally is empty, so that the line says that there is none. */
export const isEmptyCell = (after: string): boolean => EMPTY_CELL.test(after);

/** Whether the cell beside a name says that the writer has it. */
export const isFullCell = (after: string): boolean => FULL_CELL.test(after) && !isEmptyCell(after);
