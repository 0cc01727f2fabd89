import { describe, expect, it } from '@jest/globals';
import { withoutEntities } from './character-references.ts';

describe('character references', () => {
  it('are read by name, in any case, and by number', () => {
    expect(withoutEntities('R&amp;D &LT;b&gt; &nbsp;&ndash; &#8358;5 &#x20A6;5 &rsquo;')).toBe(
      'R&D <b>  – ₦5 ₦5 ’',
    );
  });

  it('stay where they are none, and read once only', () => {
    expect(withoutEntities('AT&T; &unknown; & &amp;amp;')).toBe('AT&T; &unknown; & &amp;');
  });

  it('give nothing for what is no character', () => {
    expect(withoutEntities('a&#0;b&#xD800;c&#x110000;d')).toBe('abcd');
  });
});
