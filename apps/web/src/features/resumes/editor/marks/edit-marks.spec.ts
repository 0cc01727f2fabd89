import { describe, expect, it } from '@jest/globals';
import {
  continueList,
  insertText,
  looksAt,
  type Selected,
  setLink,
  toggleList,
  toggleStyle,
} from './edit-marks.ts';

/** `|` marks the ends of what is selected. */
function selected(text: string): Selected {
  const from = text.indexOf('|');
  const to = text.lastIndexOf('|');
  return { value: text.replaceAll('|', ''), from, to: to === from ? from : to - 1 };
}

const shown = (text: Selected | undefined): string | undefined =>
  text &&
  (text.from === text.to
    ? `${text.value.slice(0, text.from)}|${text.value.slice(text.from)}`
    : `${text.value.slice(0, text.from)}|${text.value.slice(text.from, text.to)}|${text.value.slice(text.to)}`);

describe('bold and italic', () => {
  it.each([
    ['Led a |team| of 5', 'Led a **|team|** of 5'],
    ['Led a **|team|** of 5', 'Led a |team| of 5'],
    ['Led a te|am of 5', 'Led a **|team|** of 5'],
    ['Led a |**team**| of 5', 'Led a |team| of 5'],
    ['Led a **big |team** of 5|', 'Led a **big |team of 5|**'],
    ['- Led| a team', '- **|Led|** a team'],
    ['|a\n- b|', '**|a**\n- **b|**'],
    ['5* and 2 * 3 |now|', '5* and 2 * 3 **|now|**'],
    ['|Cut cost (by half)|.', '**|Cut cost (by half)|**.'],
    ['[my |site|](https://a.example)', '[my **|site|**](https://a.example)'],
  ])('%s becomes %s', (before, after) => {
    expect(shown(toggleStyle(selected(before), 'bold'))).toBe(after);
  });

  it('are there together, and each goes alone', () => {
    const both = toggleStyle(selected('a **|b|** c'), 'italic');
    expect(shown(both)).toBe('a ***|b|*** c');
    expect(shown(both && toggleStyle(both, 'bold'))).toBe('a *|b|* c');
  });

  it('escape an asterisk only where it would be read as a mark', () => {
    expect(shown(toggleStyle(selected('*real* 2 * 3 |x|'), 'bold'))).toBe('*real* 2 * 3 **|x|**');
    expect(shown(toggleStyle(selected('\\*not\\* |x|'), 'bold'))).toBe('\\*not\\* **|x|**');
  });

  it('do nothing where there is no word', () => {
    expect(toggleStyle(selected('a | b'), 'bold')).toBeUndefined();
    expect(toggleStyle(selected('|'), 'bold')).toBeUndefined();
  });
});

describe('a link', () => {
  it('is put on the words, changed and taken away as a whole', () => {
    const linked = setLink(selected('see |my site| now'), 'https://a.example');
    expect(shown(linked)).toBe('see [|my site|](https://a.example) now');
    const moved = setLink(selected('see [my s|ite](https://a.example) now'), 'https://b.example');
    expect(moved?.value).toBe('see [my site](https://b.example) now');
    expect(setLink(selected('see [my s|ite](https://a.example) now'), undefined)?.value).toBe(
      'see my site now',
    );
  });
});

describe('lists', () => {
  it.each([
    ['bullet', '|one\ntwo|', '- |one\n- two|'],
    ['bullet', '- |one\n- two|', '|one\ntwo|'],
    ['number', '|one\n\n- two|', '1. |one\n\n2. two|'],
    ['number', '1. one\nt|wo', '1. one\n2. t|wo'],
    ['bullet', '|', '- |'],
  ] as const)('%s: %j becomes %j', (list, before, after) => {
    expect(shown(toggleList(selected(before), list))).toBe(after);
  });

  it.each([
    ['- one|', '- one\n- |'],
    ['9. one|', '9. one\n10. |'],
    ['- one\n- |', '- one\n|'],
    ['- o|ne', '- o\n- |ne'],
  ])('Enter: %j becomes %j', (before, after) => {
    expect(shown(continueList(selected(before)))).toBe(after);
  });

  it('Enter is the browser’s where there is no list', () => {
    expect(continueList(selected('one|'))).toBeUndefined();
    expect(continueList(selected('|- one'))).toBeUndefined();
  });
});

it('the looks of what is selected are known', () => {
  expect(looksAt(selected('- a **b|b** c'))).toEqual({
    bold: true,
    italic: false,
    link: undefined,
    bullet: true,
    number: false,
  });
  expect(looksAt(selected('1. |[x](https://a.example)| *y*'))).toMatchObject({
    link: 'https://a.example',
    number: true,
  });
  expect(looksAt(selected('|'))).toMatchObject({ bold: false, bullet: false, number: false });
});

it('a text replaces the selection', () => {
  expect(shown(insertText(selected('a |b| c'), 'x\ny'))).toBe('a x\ny| c');
});
