import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { t } from '../../../../shared/language/texts.ts';
import {
  continueList,
  insertText,
  type List,
  type Looks,
  looksAt,
  type Selected,
  type Style,
  setLink,
  toggleList,
  toggleStyle,
} from './edit-marks.ts';

/** What the toolbar of a text can do. */
export interface MarkedText {
  /** How the selected words look. */
  looks: Looks;
  /** Said where nothing can be done. */
  help: string;
  isLinking: boolean;
  style: (style: Style) => void;
  list: (list: List) => void;
  openLink: () => void;
  /** Gives the selected words an address; without one, takes it away. */
  link: (address: string | undefined) => void;
  closeLink: () => void;
}

const PLAIN: Looks = { bold: false, italic: false, link: undefined, bullet: false, number: false };
const NO_WORDS = t`Select the words first.`;
const COMMANDS: Readonly<Record<string, (text: MarkedText) => void>> = {
  b: (text) => text.style('bold'),
  i: (text) => text.style('italic'),
  k: (text) => text.openLink(),
};
/** Longer pages are taken as plain text. */
const LONGEST_PAGE = 500_000;

/**
 * Binds a text box to its marks: toolbar, shortcuts, lists that continue with Enter, and formatted text that is pasted.
 * `change` must show its text in the box before it returns.
 */
export function useMarkedText(box: RefObject<HTMLTextAreaElement | null>, change: (value: string) => void) {
  const [looks, setLooks] = useState(PLAIN);
  const [help, setHelp] = useState('');
  const [isLinking, setLinking] = useState(false);

  const selected = (): Selected => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    return { value, from: selectionStart, to: selectionEnd };
  };
  const put = (edited: Selected | undefined): void => {
    setHelp(edited ? '' : NO_WORDS);
    if (!edited) return;
    change(edited.value);
    if (box.current?.value !== edited.value) return;
    box.current.setSelectionRange(edited.from, edited.to);
    setLooks(looksAt(edited));
  };
  const closeLink = (): void => {
    setLinking(false);
    box.current?.focus();
  };
  const text: MarkedText = {
    looks,
    help,
    isLinking,
    style: (style) => put(toggleStyle(selected(), style)),
    list: (list) => put(toggleList(selected(), list)),
    openLink: () => {
      const isPossible = setLink(selected(), undefined) !== undefined;
      setHelp(isPossible ? '' : NO_WORDS);
      setLinking(isPossible);
    },
    link: (address) => {
      put(setLink(selected(), address));
      closeLink();
    },
    closeLink,
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.shiftKey || event.nativeEvent.isComposing) return;
    const command = event.ctrlKey || event.metaKey ? COMMANDS[event.key.toLowerCase()] : undefined;
    const continued = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && continueList(selected());
    if (!command && !continued) return;
    event.preventDefault();
    if (command) command(text);
    else if (continued) put(continued);
  };

  /** A page's text with its marks; the plain text where the reader of pages cannot be loaded. */
  const paste = async (page: string, plain: string): Promise<void> => {
    const read = await import('./paste/marked-page.ts').then(
      ({ markedPage }) => markedPage(page),
      () => '',
    );
    put(insertText(selected(), read || plain));
  };
  const onPaste = (event: ClipboardEvent): void => {
    const page = event.clipboardData.getData('text/html');
    if (page === '' || page.length > LONGEST_PAGE) return;
    event.preventDefault();
    void paste(page, event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n'));
  };
  const onSelect = (): void => {
    const found = looksAt(selected());
    setHelp('');
    setLooks((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
  };
  return { text, boxProps: { onKeyDown, onPaste, onSelect } };
}
