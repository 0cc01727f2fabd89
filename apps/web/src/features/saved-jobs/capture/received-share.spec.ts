import { describe, expect, it } from '@jest/globals';
import { isEmptyShare, receivedShare } from './received-share.ts';

const shared = (parts: Record<string, string>) =>
  receivedShare({ hash: `#${new URLSearchParams(parts)}`, search: '' });

describe('what is shared', () => {
  it('is read from the fragment, or from the query', () => {
    const parts = {
      title: 'Accountant – Kora',
      text: 'Requirements:\n• ICAN & ₦',
      url: 'https://e.com/1?a=b&c=d',
    };
    expect(shared(parts)).toEqual({ ...parts, isLost: false });
    expect(receivedShare({ hash: '', search: `?${new URLSearchParams(parts)}` })).toEqual({
      ...parts,
      isLost: false,
    });
  });

  it('may have its link in the text, as phones send it', () => {
    expect(shared({ text: 'https://e.com/jobs/1' })).toMatchObject({
      title: '',
      text: '',
      url: 'https://e.com/jobs/1',
    });
    expect(shared({ text: 'See https://e.com/jobs/1.' })).toMatchObject({
      text: 'See https://e.com/jobs/1.',
      url: 'https://e.com/jobs/1',
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'http://',
    `https://e.com/${'a'.repeat(3_000)}`,
  ])('takes no link such as %.30s', (url) => {
    expect(shared({ url }).url).toBe('');
  });

  it('says when it did not arrive', () => {
    expect(receivedShare({ hash: '#lost=1', search: '' })).toMatchObject({ text: '', isLost: true });
  });

  it('may be empty, or far too long', () => {
    expect(isEmptyShare(receivedShare({ hash: '', search: '' }))).toBe(true);
    expect(isEmptyShare(shared({ text: ' \n ' }))).toBe(true);
    const long = shared({ text: '🎉'.repeat(600_000) });
    expect(long.text.length).toBeLessThanOrEqual(100_000);
    expect(long.text.isWellFormed()).toBe(true);
  });
});
