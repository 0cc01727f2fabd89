import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderEmail } from './email-template.ts';

const LETTER = {
  kind: 'test',
  to: { name: 'Ada Obi', address: 'ada@example.com' },
  subject: 'A subject',
  paragraphs: ['First.', 'One line\nand another'],
  action: { label: 'Go on', url: 'https://career.example/auth?reset=x&y=z' },
  notes: ['Small print.'],
};

describe('a mail', () => {
  it('says the same in both parts, in the same order', () => {
    const { text, html } = renderEmail(LETTER);
    expect(text).toBe(
      'Hello Ada Obi,\n\nFirst.\n\nOne line\nand another\n\nGo on:\nhttps://career.example/auth?reset=x&y=z\n\nSmall print.\n\nCareer Toolkit\n',
    );
    const words = html
      .replace(/<br>/g, '\n')
      .replace(/<[^>]+>/g, '§')
      .split(/§+/);
    expect(words.filter((part) => /First|another|Go on|Small|Career/.test(part))).toEqual([
      'First.',
      'One line\nand another',
      'Go on',
      'Small print.',
      'Career Toolkit',
    ]);
    expect(html).toContain('href="https://career.example/auth?reset=x&amp;y=z"');
  });

  it('is whole without an action and notes', () => {
    const { action: _action, notes: _notes, ...plain } = LETTER;
    const { text, html } = renderEmail(plain);
    expect(text).toBe('Hello Ada Obi,\n\nFirst.\n\nOne line\nand another\n\nCareer Toolkit\n');
    expect(html).not.toContain('<a ');
  });

  it('takes no markup and no further line from what people call themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const mail = renderEmail({ ...LETTER, to: { ...LETTER.to, name }, subject: `For ${name}` });
        for (const line of [mail.to.name, mail.subject]) expect(line).not.toMatch(/[\r\n\u2028\u2029\0]/);
        const tags = mail.html.match(/<[^>]*>/g)?.length;
        expect(tags).toBe(renderEmail(LETTER).html.match(/<[^>]*>/g)?.length);
      }),
    );
  });
});
