import { describe, expect, it } from '@jest/globals';
import mammoth from 'mammoth';
import { filledResume } from '../test/filled-resume.ts';
import { createDocx } from './docx.ts';
import { toEuropassXml } from './europass-xml.ts';
import { toJsonResume } from './json-resume.ts';
import { readJsonResume } from './json-resume-import.ts';
import { createPlainText } from './plain-text.ts';

describe('createPlainText', () => {
  it('ends with the lines that the resume ends with', () => {
    const closingLines = ['referees-on-request', 'declaration', 'signature'] as const;
    const text = createPlainText({
      personalInfo: { firstName: 'Ada' },
      designOptions: { closingLines: [...closingLines] },
    });
    expect(text.split('\n').slice(1)).toEqual([
      '',
      'Referees: available on request.',
      'I declare that everything above is true to the best of my knowledge.',
      expect.stringMatching(/^Place and date: _+ {2}Signature: _+$/),
      '',
    ]);
  });

  it('writes every section in order, one statement a line', () => {
    expect(createPlainText(filledResume())).toBe(`Adébáyọ̀ Ọláńrewájú
Logistics manager
adebayo@example.com
+234 803 123 4567
Ikeja, Lagos
https://adebayo.example.com
https://linkedin.com/in/adebayo
https://github.com/adebayo

SUMMARY
Moved 1,200 tonnes a month.
Saved ₦450,000.

EXPERIENCE
Operations lead
Kora Foods Ltd | Aba
Mar 2021 – Present
- Cut delivery cost by ₦450,000 a month
- Trained <12> drivers & clerks

Clerk
Sahel Freight | Kano
Jan 2018 – Feb 2021
- Ɗauki nauyin ƙungiyar ma’aikata

EDUCATION
B.Sc. in Accounting
University of Lagos
Sep 2013 – Jul 2017
- Grade: Second class upper

SKILLS
- Tools: Excel (expert), SQL (expert)
- Negotiation

ACHIEVEMENTS
Best graduating student
Jul 2017
- Of 212

CERTIFICATIONS
Chartered Accountant
ICAN, ID A-17
May 2020, valid until May 2030

LANGUAGES
- Yorùbá: native
- English: advanced
`);
  });

  it('keeps the order and hiding the person chose', () => {
    const text = createPlainText({
      ...filledResume(),
      designOptions: { sectionOrder: ['languages'], hiddenSections: ['summary'] },
    });
    expect(text).not.toContain('SUMMARY');
    expect(text.indexOf('LANGUAGES')).toBeLessThan(text.indexOf('EXPERIENCE'));
  });

  it('writes a level where the person chose one, and all or none when asked', () => {
    const skillsWith = (skillLevels?: 'all' | 'none') =>
      createPlainText({ ...filledResume(), designOptions: skillLevels ? { skillLevels } : {} })
        .split('SKILLS\n')[1]
        ?.split('\n\n')[0];
    expect(skillsWith()).toBe('- Tools: Excel (expert), SQL (expert)\n- Negotiation');
    expect(skillsWith('all')).toBe('- Tools: Excel (expert), SQL (expert)\n- Negotiation (intermediate)');
    expect(skillsWith('none')).toBe('- Tools: Excel, SQL\n- Negotiation');
  });

  it('writes an empty draft as an empty line', () => {
    expect(createPlainText({ personalInfo: null, skills: null })).toBe('\n');
  });

  it('drops typed bullets and control characters', () => {
    const [job] = filledResume().experience ?? [];
    if (!job) throw new Error('The fixture has no job');
    const text = createPlainText({ experience: [{ ...job, description: '• One\u0007\r\n- Two\n3. Three' }] });
    expect(text).toContain('- One\n- Two\n- Three\n');
  });
});

describe('marks in texts', () => {
  const marked = () => {
    const resume = filledResume();
    const [job] = resume.experience ?? [];
    if (!job) throw new Error('The fixture has no job');
    return {
      ...resume,
      summary: '**Moved** 1,200 tonnes; 5* service, 2 * 3.\n- See [my site](https://a.example)',
      experience: [{ ...job, description: 'Did:\n1. *cut* cost\n2. \\*not\\* lost\n- x' }],
    };
  };

  it('are not in the text, and numbers are', () => {
    const text = createPlainText(marked());
    expect(text).toContain('SUMMARY\nMoved 1,200 tonnes; 5* service, 2 * 3.\n- See my site\n');
    expect(text).toContain('Did:\n1. cut cost\n2. *not* lost\n- x\n');
  });

  it('are not in JSON Resume and Europass either, and come back from JSON Resume', () => {
    const json = toJsonResume(marked());
    expect(json.basics?.summary).toBe('Moved 1,200 tonnes; 5* service, 2 * 3.\n- See my site');
    expect(json.work?.[0]?.highlights).toEqual(['Did:', 'cut cost', '*not* lost', 'x']);
    const { resume, leftOut } = readJsonResume(JSON.parse(JSON.stringify(json)));
    expect(leftOut).toEqual([]);
    expect(resume.summary).toBe(marked().summary);
    expect(resume.experience?.[0]?.description).toBe(marked().experience[0]?.description);
    expect(toEuropassXml(marked(), '2026-01-01')).not.toMatch(/\*\*|\]\(|\\\*/);
  });

  it('are given to no text whose words were changed in the file', () => {
    const json = toJsonResume(marked());
    const changed = { ...json, basics: { ...json.basics, summary: 'Other words' } };
    expect(readJsonResume(changed).resume.summary).toBe('Other words');
  });

  it('are real in Word: bold, italic, a link and a numbered list', async () => {
    const file = await createDocx(marked(), { title: 't', author: 'a', language: 'en' });
    const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(await file.arrayBuffer()) });
    expect(html).toContain('<p><strong>Moved</strong> 1,200 tonnes; 5* service, 2 * 3.</p>');
    expect(html).toContain('<a href="https://a.example">my site</a>');
    expect(html).toContain('<p>Did:</p><ol><li><em>cut</em> cost</li><li>*not* lost</li></ol><ul><li>x</li>');
  });
});
