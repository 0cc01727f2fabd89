/**
 * The script of the bookmark: it takes title, address and text of the page it is pressed on, and opens the product with
 * them. They travel in the fragment of the address, which no server sees. A page's own data about a posting comes first.
 * @param origin of the product.
 */
export const bookmarkletOf = (origin: string): string =>
  `javascript:${encodeURIComponent(
    `(function(){var d=document,s=String(getSelection()).trim(),t=s;if(!t){d.querySelectorAll('script[type="application/ld+json"]').forEach(function(e){if(!t&&/JobPosting/.test(e.textContent))t=e.textContent});t=t||(d.querySelector('main,article')||d.body).innerText}var p=new URLSearchParams({title:d.title,url:location.href,text:String(t).slice(0,60000)});open(${JSON.stringify(
      `${origin}/save-job#`,
    )}+p,'_blank')})()`,
  )}`;
