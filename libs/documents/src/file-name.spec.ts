import { describe, expect, it } from '@jest/globals';
import { documentFileName, letterFileName, pdfFileName } from './file-name.ts';

describe('pdfFileName', () => {
  it('is the first and last name, tone marks kept', () => {
    expect(pdfFileName({ firstName: 'Adébáyọ̀', lastName: 'Ọláńrewájú' })).toBe(
      `${'Adébáyọ̀ Ọláńrewájú'.normalize('NFC')}.pdf`,
    );
  });

  it.each([[{}], [null], [undefined], [{ firstName: ' ', lastName: '' }], [{ firstName: '...' }]])(
    'is Resume.pdf when %j has no usable name',
    (person) => expect(pdfFileName(person)).toBe('Resume.pdf'),
  );

  it('keeps path, control and direction characters out', () => {
    expect(pdfFileName({ firstName: '../../Ada\u0000', lastName: 'O\u202Efdp.<b>?\uD800' })).toBe(
      'Ada O fdp. b.pdf',
    );
  });

  it('does not take the name of a device', () => {
    expect(pdfFileName({ firstName: 'Con', lastName: '' })).toBe('Resume.pdf');
  });

  it('is cut between letters, not inside one', () => {
    const name = pdfFileName({ firstName: 'ọ̀'.repeat(200), lastName: '' });
    expect(name.length).toBeLessThanOrEqual(124);
    expect(name.replace('.pdf', '').normalize('NFC')).toMatch(/^(ọ̀)+$/u);
  });
});

describe('documentFileName', () => {
  it('takes the extension given', () => {
    expect(documentFileName({ firstName: 'Ada', lastName: 'Obi' }, 'docx')).toBe('Ada Obi.docx');
  });
});

it('names the file of a letter after the company', () => {
  expect(letterFileName('“Kora” / <b>Sons</b>', 'pdf')).toBe('Cover Letter - “Kora” b Sons b.pdf');
  expect(letterFileName(' .. ', 'docx')).toBe('Cover Letter.docx');
});
