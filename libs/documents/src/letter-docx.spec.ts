import { describe, expect, it } from '@jest/globals';
import mammoth from 'mammoth';
import { createLetterDocx, createLetterText } from './letter-docx.ts';

const info = { title: 'Cover letter', author: 'Adébáyọ̀ Ọláńrewájú', language: 'en' };
const letter = {
  name: 'Adébáyọ̀ Ọláńrewájú',
  contacts: ['adebayo@example.com', '', '+234 803 123 4567'],
  date: '21 November 2026',
  company: '“Kora” & <b>Sons</b>',
  content: 'Dear Hiring Manager,\r\n\r\nI saved ₦450,000.  \n \n\nYours faithfully,\nAdébáyọ̀',
};

describe('a letter as a file', () => {
  it('is a Word file with every word of it', async () => {
    const file = await createLetterDocx(letter, info);
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await file.arrayBuffer()) });
    expect(value.match(/(?<=<(?:h1|p)>).*?(?=<\/(?:h1|p)>)/g)).toEqual([
      'Adébáyọ̀ Ọláńrewájú',
      'adebayo@example.com | +234 803 123 4567',
      '21 November 2026',
      '“Kora” &amp; &lt;b&gt;Sons&lt;/b&gt;',
      'Dear Hiring Manager,',
      'I saved ₦450,000.',
      'Yours faithfully,<br />Adébáyọ̀',
    ]);
  });

  it('opens when there is nothing in it', async () => {
    const file = await createLetterDocx(
      { ...letter, name: '', contacts: [], company: '', content: '' },
      info,
    );
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) });
    expect(value.trim()).toBe('21 November 2026');
  });

  it('is made of a letter that carries what cannot be written out, such as its sheet', async () => {
    const sheet: { self?: unknown } = {};
    sheet.self = sheet;
    const source = { ...letter, sheet };
    const { value } = await mammoth.extractRawText({
      buffer: Buffer.from(await (await createLetterDocx(source, info)).arrayBuffer()),
    });
    expect(value).toContain('I saved ₦450,000.');
  });

  it('is plain text with blank lines between paragraphs', () => {
    expect(createLetterText(letter.content)).toBe(
      'Dear Hiring Manager,\n\nI saved ₦450,000.\n\nYours faithfully,\nAdébáyọ̀\n',
    );
  });
});
