import { expect, it } from '@jest/globals';
import { factLabel } from './fact-label.ts';

it.each([
  ['experience.0.description', 'Experience 1'],
  ['skills.3.name', 'Skills'],
  ['certifications.1.name', 'Certification 2'],
  ['summary', 'Basic Info'],
  ['personalInfo.firstName', 'Basic Info'],
])('%s is called %s', (path, label) => {
  expect(factLabel(path)).toBe(label);
});
