import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { filledResume } from '../test/filled-resume.ts';
import { createDocx } from './docx.ts';

const info = { title: 'Logistics 2026', author: 'Adébáyọ̀ Ọláńrewájú', language: 'en-NG' };

async function htmlOf(file: Blob): Promise<string> {
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await file.arrayBuffer()) });
  return value;
}

describe('createDocx', () => {
  it('has real headings, lists and links that a reader finds', async () => {
    const html = await htmlOf(await createDocx(filledResume(), info));
    expect(html).toContain('Adébáyọ̀ Ọláńrewájú');
    expect(html.match(/<h1>.*?<\/h1>/g)).toEqual(
      expect.arrayContaining(['<h1>Summary</h1>', '<h1>Experience</h1>', '<h1>Languages</h1>']),
    );
    expect(html).toContain('<h2>Operations lead</h2>');
    expect(html).toContain(
      '<li>Cut delivery cost by ₦450,000 a month</li><li>Trained &lt;12&gt; drivers &amp; clerks</li>',
    );
    expect(html).toContain('<a href="mailto:adebayo@example.com">');
    expect(html).toContain('Ɗauki nauyin ƙungiyar ma’aikata');
  });

  it('carries no address that could run something', async () => {
    const resume = filledResume();
    resume.personalInfo.website = 'javascript:alert(1)';
    const html = await htmlOf(await createDocx(resume, info));
    expect(html).toContain('javascript:alert(1)');
    expect(html).not.toContain('href="javascript');
  });

  it('has the paper of the sheet, or that of the templates', async () => {
    const paperOf = async (designOptions?: { pageSize: 'a4' | 'letter' }) => {
      const file = await createDocx({ ...filledResume(), ...(designOptions && { designOptions }) }, info);
      const xml = unzipSync(new Uint8Array(await file.arrayBuffer()))['word/document.xml'];
      return /<w:pgSz w:w="(\d+)" w:h="(\d+)"/.exec(strFromU8(xml ?? new Uint8Array()))?.slice(1);
    };
    expect(await paperOf({ pageSize: 'a4' })).toEqual(['11906', '16838']);
    expect(await paperOf({ pageSize: 'letter' })).toEqual(['12240', '15840']);
    expect(await paperOf()).toEqual(['12240', '15840']);
  });

  it('begins a page where an entry is to, with the heading where it is the first of its section', async () => {
    const job = { company: 'Kora Foods Ltd', startDate: '2020-01' };
    const file = await createDocx(
      {
        experience: [
          { ...job, position: 'First' },
          { ...job, position: 'Second', startOnNewPage: true },
        ],
        education: [{ degree: 'B.Sc.', institution: 'Unilag', startDate: '2016-09', startOnNewPage: true }],
      },
      info,
    );
    const xml = strFromU8(
      unzipSync(new Uint8Array(await file.arrayBuffer()))['word/document.xml'] ?? new Uint8Array(),
    );
    const broken = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)]
      .map(([paragraph]) => paragraph)
      .filter((paragraph) => /<w:pageBreakBefore\/>/.test(paragraph))
      .map((paragraph) => paragraph.replace(/<[^>]+>/g, ''));
    expect(broken).toEqual(['Second', 'Education']);
  });

  it('ends with the lines that the resume ends with', async () => {
    const closed = {
      personalInfo: { firstName: 'Ada' },
      designOptions: { closingLines: ['signature' as const] },
    };
    const html = await htmlOf(await createDocx(closed, info));
    expect(html).toMatch(/Place and date: _+ +Signature: _+<\/p>$/);
  });

  it('carries the portrait beside the name, described', async () => {
    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);
    const portrait = { jpeg, width: 108, height: 128 };
    const parts = unzipSync(
      new Uint8Array(await (await createDocx(filledResume(), info, portrait)).arrayBuffer()),
    );
    const [media] = Object.keys(parts).filter((name) => name.startsWith('word/media/'));
    expect(media).toMatch(/\.jpg$/);
    expect(parts[media ?? '']).toEqual(jpeg);
    const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    expect(xml).toContain('descr="Portrait of Adébáyọ̀ Ọláńrewájú"');
    // In the format's own unit, 9525 to a pixel: as wide as the form of the sheet has it.
    expect(xml).toContain(`<wp:extent cx="${91 * 9525}" cy="${108 * 9525}"/>`);
    const without = unzipSync(new Uint8Array(await (await createDocx(filledResume(), info)).arrayBuffer()));
    expect(Object.keys(without).filter((name) => name.startsWith('word/media/'))).toEqual([]);
  });

  it('opens when the draft is empty', async () => {
    expect(await htmlOf(await createDocx({}, { ...info, language: 'not a tag' }))).toBe('');
  });
});
