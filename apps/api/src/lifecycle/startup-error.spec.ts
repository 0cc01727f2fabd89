import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startupError } from './startup-error.ts';

const example = readFileSync(resolve(import.meta.dirname, '../../../../.env.example'), 'utf8');
const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

const ERRORS = [
  withCode('28P01'),
  withCode('28000'),
  withCode('3D000'),
  withCode('53300'),
  withCode('EADDRINUSE', { port: 3000 }),
  withCode('ECONNREFUSED', { syscall: 'connect', address: '127.0.0.1', port: 5432 }),
];

describe('startupError', () => {
  it.each(ERRORS.map((error) => [error.code, error] as const))(
    '%s is explained by variables that exist',
    (_code, error) => {
      const said = startupError(error, 'PORT');
      expect(typeof said).toBe('string');
      for (const [name] of String(said).matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g))
        expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
    },
  );

  it('names no port where the process opens none, and hands on what it does not know', () => {
    const taken = withCode('EADDRINUSE', { port: 3000 });
    expect(startupError(taken)).toBe(taken);
    const other = new Error('Something else');
    expect(startupError(other, 'PORT')).toBe(other);
  });
});
