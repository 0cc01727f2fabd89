import { describe, expect, it } from '@jest/globals';
import { pictureAddress, pictureId } from '../vocabulary/picture-address.ts';
import { PICTURE_URL_OR_EMPTY_PATTERN, WEB_LINK_OR_EMPTY_PATTERN } from './pattern-fields.ts';

/** As it was released: the same addresses, but in time that grows with the square of a long path. */
const RELEASED = /^(?:(?:https?:\/\/)?[^\s:/$.?#][^\s:]*(?::\d{1,5})?(?:[/?#][^\s]*)?)?$/i;

const SIGNS = ['a', '/', ':', '?', '#', '.', '1', ' ', '$'];

/** Every text of so many signs. */
function* texts(length: number): Generator<string> {
  if (length === 0) {
    yield '';
    return;
  }
  for (const rest of texts(length - 1)) for (const sign of SIGNS) yield rest + sign;
}

describe('a web link', () => {
  it('is any of those that were released, with and without a scheme', () => {
    const differing: string[] = [];
    for (let length = 0; length <= 6; length += 1) {
      for (const text of texts(length)) {
        for (const link of [text, `http://${text}`]) {
          if (RELEASED.test(link) !== WEB_LINK_OR_EMPTY_PATTERN.test(link)) differing.push(link);
        }
      }
    }
    expect(differing).toEqual([]);
  });

  it.each([
    ['linkedin.com/in/ada', true],
    ['https://example.com:8080/a:b?c=d#e', true],
    ['example.com/a/b:80', true],
    ['javascript:alert(1)', false],
    ['ftp://example.com', false],
    ['a b', false],
  ])('%s: %s', (text, isLink) => {
    expect(WEB_LINK_OR_EMPTY_PATTERN.test(text)).toBe(isLink);
  });
});

describe('the address of a picture', () => {
  const own = pictureAddress(pictureId(new Uint8Array(32).fill(255)));

  it.each([
    ['', true],
    ['https://example.com/me.jpg', true],
    [own, true],
    [`${own}/..`, false],
    [`${own}?size=2`, false],
    [`//example.com${own}`, false],
    ['/api/pictures/', false],
    ['/api/pictures/019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d', false],
    ['/api/account/data', false],
    ['data:image/png;base64,AA==', false],
    ['javascript:alert(1)', false],
  ])('%s: %s', (text, isAddress) => {
    expect(PICTURE_URL_OR_EMPTY_PATTERN.test(text)).toBe(isAddress);
  });
});
