import { expect, it } from '@jest/globals';
import { jestArguments, readJestWords } from './jest-words.ts';

it('distinguishes paths of tests from options and their values', () => {
  expect(readJestWords(['save-machine', '-t', 'has a row', 'drafts', '--verbose'])).toEqual({
    paths: ['save-machine', 'drafts'],
    options: ['-t', 'has a row', '--verbose'],
  });
});

it('names paths for jest', () => {
  expect(jestArguments(['resumes', '-t', 'opens'])).toEqual(['-t', 'opens', '--testPathPatterns=resumes']);
});
