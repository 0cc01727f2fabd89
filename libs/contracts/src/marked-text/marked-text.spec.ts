import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { completedAddress } from './safe-address.ts';
import { joined, type Span, spansOf, spansText } from './spans.ts';
import { blocksOf, plainText, statementsOf } from './statements.ts';
import { writeSpans } from './write-spans.ts';

const b = (text: string): Span => ({ text, bold: true });
const i = (text: string): Span => ({ text, italic: true });
const bi = (text: string): Span => ({ text, bold: true, italic: true });
const p = (text: string): Span => ({ text });

describe('marks of a line', () => {
  it.each<[string, Span[]]>([
    ['**Led** a team', [b('Led'), p(' a team')]],
    ['Cut cost by **₦450,000**.', [p('Cut cost by '), b('₦450,000'), p('.')]],
    ['(*in part*)', [p('('), i('in part'), p(')')]],
    ['***both***', [bi('both')]],
    ['**a *b***', [b('a '), bi('b')]],
    ['***a* b**', [bi('a'), b(' b')]],
    ['***a** b*', [bi('a'), i(' b')]],
    ['*a **b** c*', [i('a '), bi('b'), i(' c')]],
    ['a \\*b\\* c', [p('a *b* c')]],
    ['C:\\\\**x**', [p('C:\\'), b('x')]],
    [
      'see [the **site**](https://a.example/x)',
      [
        p('see '),
        { text: 'the ', link: 'https://a.example/x' },
        { text: 'site', bold: true, link: 'https://a.example/x' },
      ],
    ],
    [
      '**see [it](tel:+2348012345678) now**',
      [b('see '), { text: 'it', bold: true, link: 'tel:+2348012345678' }, b(' now')],
    ],
  ])('%s', (line, spans) => {
    expect(spansOf(line)).toEqual(spans);
  });

  it.each([
    '2 * 3',
    '2 * 3 * 4',
    '5*',
    '4* hotel and 5* hotel',
    'a*b*c',
    'x**2 + y**2',
    '*args and **kwargs',
    'f(*args, *more)',
    '** not **',
    '****',
    '* * *',
    'Revenue* and cost*',
    '[1] and [a] (b)',
    'C:\\dir\\new',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert)',
    '[x](data:text/html,x)',
    '[x](https://a b)',
    '[x](//a.example)',
    '[x](https://bank.example@evil.example)',
    '[](https://a.example)',
    '[a](http://)',
    '**open',
    'close**',
    '[a](https://a.example',
  ])('are none in %s', (line) => {
    expect(spansOf(line)).toEqual([p(line)]);
  });

  it.each([
    ['[bank.example](https://evil.example)', 'bank.example'],
    ['[https://bank.example/login](https://evil.example)', 'https://bank.example/login'],
    ['[ada@bank.example](mailto:eve@evil.example)', 'ada@bank.example'],
    ['[a\u202Eb](https://evil.example)', 'a\u202Eb'],
  ])('%s reads as another address and is no link', (line, text) => {
    expect(spansOf(line)).toEqual([p(text)]);
  });

  it.each([
    '[www.bank.example/a](https://bank.example/b)',
    '[Node.js](https://nodejs.example)',
    '[My work](http://a.example)',
  ])('%s is a link', (line) => {
    expect(spansOf(line)[0]?.link).toBeDefined();
  });
});

it('an address is completed, or refused', () => {
  expect(completedAddress(' ada.example/cv ')).toBe('https://ada.example/cv');
  expect(completedAddress('ada@example.com')).toBe('mailto:ada@example.com');
  expect(completedAddress('https://a.example/x_(y)')).toBe('https://a.example/x_%28y%29');
  for (const none of ['', 'ada', 'javascript:alert(1)', 'ftp://a.example', 'https://a b.example'])
    expect(completedAddress(none)).toBeUndefined();
});

describe('lines', () => {
  it('keep the numbers that count from one; any other number is a bullet, as it was', () => {
    expect(statementsOf('1. a\n2) b\n\n3. c\n7. d\n- e').map(({ kind, number }) => [kind, number])).toEqual([
      ['number', 1],
      ['number', 2],
      ['number', 3],
      ['bullet', 0],
      ['bullet', 0],
    ]);
    expect(statementsOf('12. June').map(({ kind }) => kind)).toEqual(['bullet']);
  });

  it('are a paragraph alone, and a list together', () => {
    expect(blocksOf('- one')).toEqual([{ kind: 'paragraph', items: [[p('one')]] }]);
    expect(blocksOf('one\ntwo')).toEqual([{ kind: 'bullets', items: [[p('one')], [p('two')]] }]);
  });

  it('are paragraphs and lists where some have a bullet or number', () => {
    expect(
      blocksOf('Led a team:\n* a\n* b\n1. c\n2. d\n1. e\n2. f').map(({ kind, items }) => [
        kind,
        items.length,
      ]),
    ).toEqual([
      ['paragraph', 1],
      ['bullets', 2],
      ['numbers', 2],
      ['numbers', 2],
    ]);
  });
});

describe('for any text', () => {
  const SIGNS = [
    '*',
    '**',
    '***',
    '[',
    ']',
    '](https://a.example/b)',
    '(',
    ')',
    '\\',
    ' ',
    'a',
    'word',
    '5',
    '₦',
    '.',
    '-',
    '_',
    'ẹ́',
    '😀',
    '\u00a0',
  ];
  const line = fc.array(fc.constantFrom(...SIGNS), { maxLength: 24 }).map((parts) => parts.join(''));
  const styled = fc
    .array(
      fc.record(
        {
          text: line.filter((text) => text !== ''),
          bold: fc.constant(true as const),
          italic: fc.constant(true as const),
          link: fc.constantFrom('https://a.example/', 'mailto:ada@example.com'),
        },
        { requiredKeys: ['text'] },
      ),
      { maxLength: 6 },
    )
    .map((spans) => joined(spans as Span[]));

  it('no letter is lost: what is shown is the text less its marks, in order', () => {
    fc.assert(
      fc.property(line, (text) => {
        const shown = spansText(spansOf(text));
        let at = 0;
        for (const letter of text) if (shown.startsWith(letter, at)) at += letter.length;
        expect(at).toBe(shown.length);
        expect(shown.replace(/[*[\]()\\]|https:..a.example.b/g, '')).toBe(
          text.replace(/[*[\]()\\]|https:..a.example.b/g, ''),
        );
      }),
      { numRuns: 3_000 },
    );
  });

  it('without asterisk and bracket nothing changes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[*[]/.test(text));
        expect(plainText(text)).toBe(text);
        if (!/[\r\n]/.test(text)) expect(spansText(spansOf(text))).toBe(text);
      }),
    );
  });

  it('what is written is read back, word for word', () => {
    fc.assert(
      fc.property(styled, (spans) => {
        const shown = spans.filter(({ link, text }) => link === undefined || text.trim() !== '');
        fc.pre(shown.length === spans.length);
        expect(spansText(spansOf(writeSpans(spans)))).toBe(spansText(spans));
      }),
      { numRuns: 3_000 },
    );
  });

  it('what is written once is written the same again, with the same look', () => {
    fc.assert(
      fc.property(styled, (spans) => {
        const read = spansOf(writeSpans(spans));
        const once = spansOf(writeSpans(read));
        expect(spansOf(writeSpans(once))).toEqual(once);
      }),
      { numRuns: 3_000 },
    );
  });

  it('words keep the look they were given', () => {
    const words = fc.array(fc.record({ bold: fc.boolean(), italic: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(words, (looks) => {
        const spans = looks.flatMap(({ bold, italic }, index): Span[] => [
          { text: `w${index}`, ...(bold && { bold: true }), ...(italic && { italic: true }) },
          { text: ' ' },
        ]);
        const read = spansOf(writeSpans(joined(spans)));
        for (const [index, { bold, italic }] of looks.entries()) {
          const span = read.find(({ text }) => text.includes(`w${index}`));
          expect([span?.bold ?? false, span?.italic ?? false]).toEqual([bold, italic]);
        }
      }),
    );
  });

  it('the work grows with the length alone', () => {
    // Reading a text twice as long may not cost four times the steps: nesting that never closes is the worst of it.
    for (const part of [
      '[',
      '*a ',
      '**a *b ',
      '[a](',
      '[a](https://x',
      '\\',
      '\\*',
      '***',
      '[*',
      '*[a](https://a.example) ',
    ])
      expect(spansText(spansOf(part.repeat(20_000))).length).toBeGreaterThan(0);
  });
});
