import { describe, expect, it } from '@jest/globals';
import { filledResume } from '../test/filled-resume.ts';
import { createPlainText } from './plain-text.ts';

describe('createPlainText', () => {
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
