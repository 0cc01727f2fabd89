import { describe, expect, it } from '@jest/globals';
import { resolveTitle, searchTitles, TITLE_CONFIDENCE_FLOOR } from './titles.ts';

const best = (title: string): string | undefined => resolveTitle(title)[0]?.occupation.id;

describe('resolveTitle', () => {
  it.each([
    ['Frontend Developer', 'front-end-developer'],
    ['Mobile App Developer (Flutter)', 'mobile-app-developer'],
    ['Virtual Assistant', 'virtual-assistant'],
    ['POS Agent', 'pos-agent'],
    ['NYSC Corps Member - Mathematics Teacher', 'secondary-school-teacher'],
    ['CHEW', 'community-health-extension-worker'],
    ['BDO', 'sales-representative'],
    ['Head of Human Resources', 'human-resources-manager'],
    ['Manager, Internal Audit', 'auditor'],
    ['Sr. Site Engr.', 'civil-engineer'],
    ['Assistant Production Manager', 'production-manager'],
    ['Product Manager', 'product-manager'],
    ['Customs Officer', 'customs-officer'],
    ['Chief Data Officer', 'technology-executive'],
    ['VP of Sales', 'sales-director'],
    ['Senior Vice President, Engineering', 'technology-executive'],
    ['Butcher', 'butcher'],
    ['Copy of Accountant', 'accountant'],
    ['Accountant 2', 'accountant'],
    ['CV - Accountant 2026', 'accountant'],
    ['Nurse v2', 'registered-nurse'],
    ['Head, Customer Experience', 'services-manager'],
    ['Driver - Bulldozer', 'heavy-equipment-operator'],
    ['Accounts Manager', 'finance-manager'],
    ['Account Manager', 'account-manager'],
    ['Data Science Intern', 'data-scientist'],
    ['Teller at GTBank', 'bank-teller'],
    ['Mechanical Engineer (m/f/d)', 'mechanical-engineer'],
  ])('places %j', (title, occupation) => {
    expect(best(title)).toBe(occupation);
    expect(resolveTitle(title)[0]?.confidence).toBeGreaterThanOrEqual(TITLE_CONFIDENCE_FLOOR);
  });

  it('gives an exact title full confidence and says by which name', () => {
    expect(resolveTitle('dispatch rider')[0]).toMatchObject({ confidence: 1, via: 'Dispatch rider' });
  });

  it('ranks at most ten, each occupation once, confidence falling', () => {
    const matches = resolveTitle('Senior Sales and Marketing Operations Manager');
    const confidences = matches.map(({ confidence }) => confidence);
    expect(matches.length).toBeLessThanOrEqual(10);
    expect(new Set(matches.map(({ occupation }) => occupation.id)).size).toBe(matches.length);
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
    expect(confidences.every((confidence) => confidence > 0 && confidence <= 1)).toBe(true);
  });

  it.each([
    'Ada Obi',
    'Emeka Okafor CV',
    'CV_final_v2.docx',
    'resume (3).pdf',
    'Curriculum Vitae',
    'Computer Science student',
    'Graduate of Economics',
    'Officer',
    'NYSC Corps Member',
    'Intern',
    '',
    '   ',
    '!!!',
    '工程师',
    'x'.repeat(100_000),
    '/ / / , , ,',
  ])('does not place %j', (title) => {
    expect(resolveTitle(title)[0]?.confidence ?? 0).toBeLessThan(TITLE_CONFIDENCE_FLOOR);
  });
});

describe('searchTitles', () => {
  it('finds titles by the beginning of their words', () => {
    expect(searchTitles('regis nur')[0]?.occupation.id).toBe('registered-nurse');
    expect(searchTitles('account').map(({ occupation }) => occupation.id)).toContain('accountant');
  });

  it('falls back to titles alike, and answers nothing to nothing', () => {
    expect(searchTitles('riders who dispatch')[0]?.occupation.id).toBe('dispatch-rider');
    expect(searchTitles(' ')).toEqual([]);
    expect(searchTitles('qqqq')).toEqual([]);
  });
});

describe('titles that do not say the work', () => {
  it.each([
    'Project Engineer',
    'Graduate Trainee Engineer',
    'Senior Consultant',
    'Crew Member',
    'Tunde Baker',
    'Grace Carpenter CV',
  ])('places none for %s', (title) => {
    const [best] = resolveTitle(title);
    expect(best?.confidence ?? 0).toBeLessThan(TITLE_CONFIDENCE_FLOOR);
  });

  it.each([
    ['Baker', 'baker'],
    ['Grace Baker - Carpenter', 'carpenter'],
    ['Civil Project Engineer', 'civil-engineer'],
  ])('still places %s as %s', (title, id) => {
    const [best] = resolveTitle(title);
    expect([best?.occupation.id, (best?.confidence ?? 0) >= TITLE_CONFIDENCE_FLOOR]).toEqual([id, true]);
  });

  it('does not take a chief officer for an officer of the field', () => {
    const [best] = resolveTitle('Chief Underwriting Officer');
    expect(best?.occupation.id).toBe('insurance-and-branch-manager');
  });
});

describe('titles that say more than their first words', () => {
  it.each([
    ['Operations Officer - Commercial Bank', 'bank-operations-officer'],
    ['Industrial Machine Operator (Sewing)', 'sewing-machine-operator'],
    ['Class Teacher, Primary Two', 'primary-school-teacher'],
    ['Smart Contract Auditor', 'security-engineer'],
  ])('places %j as %s', (title, id) => {
    expect([best(title), (resolveTitle(title)[0]?.confidence ?? 0) >= 0.9]).toEqual([id, true]);
  });

  it('takes neither rank nor a second doer for more of the same work', () => {
    expect(best('Teacher (Nurse)')).not.toBe('registered-nurse');
    expect(best('Auditor, Senior Intern')).toBe('auditor');
  });

  it('knows who does a work from who operates it, and no field as a doer', () => {
    expect(best('Nut roaster')).toBe('food-machine-operator');
    expect(best('Import manager for furniture')).toBe('supply-and-distribution-manager');
    expect(best('Manager, Furniture Factory')).not.toBe('furniture-maker');
  });
});
