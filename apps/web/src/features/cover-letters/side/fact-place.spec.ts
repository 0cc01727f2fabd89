import { expect, it } from '@jest/globals';
import { factPlace } from './fact-place.ts';

it.each([
  ['experience.0.description', 'experience', 'Experience 1'],
  ['skills.3.name', 'skills', 'Skills'],
  ['certifications.1.name', 'details', 'Certification 2'],
  ['summary', 'basic', 'Basic Info'],
])('%s is edited in the step %s', (path, step, label) => {
  expect(factPlace(path)).toEqual({ step, label });
});
