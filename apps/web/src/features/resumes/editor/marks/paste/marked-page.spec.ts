/** @jest-environment ./test/browser-environment.js */
import { plainText } from '@career/contracts/marked-text/statements';
import { describe, expect, it } from '@jest/globals';
import { markedPage } from './marked-page.ts';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
<p class=MsoNormal>Led <b>five</b> people:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Cut cost by <i>₦450,000</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>See <a href="https://example.com/a_(b)">the
report</a>.</p><!--EndFragment--></body></html>`;

const WEB_EDITOR = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">slanted</span></p><ol><li dir="ltr"><p dir="ltr"><span>One</span></p></li><li><p>Two</p><ul><li>Inner</li></ul></li></ol></b>`;

describe('a page of the clipboard', () => {
  it('keeps what Word marked', () => {
    expect(markedPage(WORD)).toBe(
      'Led **five** people:\n- Cut cost by *₦450,000*\n1. See [the report](https://example.com/a_%28b%29).',
    );
  });

  it('keeps what a word processor on the web marked', () => {
    expect(markedPage(WEB_EDITOR)).toBe('**Bold** and *slanted*\n1. One\n2. Two\n- Inner');
  });

  it('takes nothing that could run, load or be seen by nobody', () => {
    const page = `<p onclick="x()">a<script>alert(1)</script><style>b</style><img src="https://t.example/x.png" alt="c"><span style="display:none">d</span>
      <a href="javascript:alert(1)">e</a> <a href="//f.example">f</a> <a href="data:text/html,x">g</a></p>`;
    expect(markedPage(page)).toBe('a e f g');
  });

  it('keeps an asterisk as one, and cells and lines apart', () => {
    const read = markedPage('5* and *stars*<br>2 * 3<table><tr><td>a</td><td>b</td></tr></table>');
    expect(plainText(read)).toBe('5* and *stars*\n2 * 3\na b');
    expect(read).toContain('\n2 * 3\n');
  });
});
