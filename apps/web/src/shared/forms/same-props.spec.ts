import { expect, test } from '@jest/globals';
import { sameProps } from './same-props.ts';

const onChange = () => undefined;

test('props that hold the same are the same, whatever object holds them', () => {
  expect(sameProps({ path: 'notes', input: { rows: 4 } }, { path: 'notes', input: { rows: 4 } })).toBe(true);
  expect(sameProps({ name: [0, 'email'], rules: [] }, { name: [0, 'email'], rules: [] })).toBe(true);
  expect(sameProps({ input: { onChange } }, { input: { onChange } })).toBe(true);
});

test('what the person would see or cause is another', () => {
  expect(sameProps({ input: { rows: 4 } }, { input: { rows: 6 } })).toBe(false);
  expect(sameProps({ input: { rows: 4 } }, { input: { rows: 4, readOnly: true } })).toBe(false);
  expect(sameProps<object>({ path: 'notes' }, { path: 'notes', required: true })).toBe(false);
  expect(sameProps({ input: { onChange } }, { input: { onChange: () => undefined } })).toBe(false);
  expect(sameProps({ options: [{ value: 'a' }] }, { options: [{ value: 'a' }] })).toBe(false);
  expect(sameProps<object>({ extra: 'Help' }, { extra: null })).toBe(false);
});
