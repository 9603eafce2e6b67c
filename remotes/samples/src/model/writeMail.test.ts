/** @jest-environment node */
import { writeMail } from './writeMail';

const plain = { heading: 'Hello', paragraphs: ['One', 'Two'], foot: 'Because' };

test('an email says all its parts, in order', () => {
  const html = writeMail({
    ...plain,
    rows: [{ name: 'Paper', amount: '€ 12' }],
    action: { label: 'Open', href: 'https://atrium.example/a' },
  });
  const texts = ['Hello', 'One', 'Two', 'Paper', '€ 12', 'https://atrium.example/a', 'Open', 'Because'];
  const places = texts.map((text) => html.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('what is a sign of HTML is written as one that is read', () => {
  expect(writeMail({ ...plain, heading: '<b> & "c"' })).toContain('&lt;b&gt; &amp; &quot;c&quot;');
});

test('an email without a button has no link', () => {
  expect(writeMail(plain)).not.toContain('<a ');
});
