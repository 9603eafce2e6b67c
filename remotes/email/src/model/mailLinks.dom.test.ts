import { sanitizeMail } from './sanitizeMail';

const read = (html: string) =>
  document.importNode(
    new DOMParser().parseFromString(sanitizeMail(html, { showPictures: false }).html, 'text/html').body,
    true,
  );
const links = (html: string) =>
  [...read(html).querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('addresses in the text of an email are links', () => {
  test.each([
    ['<p>see https://example.com/a</p>', [['https://example.com/a', 'https://example.com/a']]],
    [
      '<p>see <b>www.example.com</b>, or write to ann@example.com.</p>',
      [
        ['www.example.com', 'https://www.example.com/'],
        ['ann@example.com', 'mailto:ann@example.com'],
      ],
    ],
    ['<a href="https://example.com/">https://other.example</a>', [['https://other.example', 'https://example.com/']]],
    ['<p>javascript:alert(1) notes.md</p>', []],
    [
      '<pre>curl https://example.com/a?b=1&amp;c=2</pre>',
      [['https://example.com/a?b=1&c=2', 'https://example.com/a?b=1&c=2']],
    ],
  ])('%s', (html, expected) => expect(links(html)).toEqual(expected));

  test('with the same rules as those of the sender', () => {
    const link = read('<p>(https://example.com/a)</p>').querySelector('a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(read('<p>(https://example.com/a)</p>')).toHaveTextContent('(https://example.com/a)');
  });
});

describe('links whose scheme was left out, or that lead nowhere here', () => {
  test.each([
    ['www.example.com/page', 'https://www.example.com/page'],
    ['example.com/page', 'https://example.com/page'],
    ['example.com:8080', 'https://example.com:8080/'],
    ['ann@example.com', 'mailto:ann@example.com'],
    ['HTTP://example.com', 'http://example.com/'],
    ['mailto:a@example.com;b@example.com', 'mailto:a@example.com;b@example.com'],
  ])('%s', (href, target) =>
    expect(read(`<a href="${href}">x</a>`).querySelector('a')).toHaveAttribute('href', target),
  );

  test.each([
    ['webcal://example.com/a.ics', 'calendar (webcal://example.com/a.ics)'],
    ['sms:+4930123', 'calendar (sms:+4930123)'],
    ['page.html', 'calendar'],
    ['/apps/email/trash', 'calendar'],
    ['javascript:fire()', 'calendar'],
    ['java\tscript:fire()', 'calendar'],
    ['data:text/html,x', 'calendar'],
    ['file:///etc/passwd', 'calendar'],
  ])('%s is no link, and its address is named where it is one', (href, text) => {
    const body = read(`<a href="${href}">calendar</a>`);
    expect(body.querySelector('a[href]')).toBeNull();
    expect(body.textContent).toBe(text);
  });
});
