import { withBranding } from './withBranding';

const mail = {
  subject: 'You are invited to Atrium',
  message: '<p>Work in Atrium: <a href="https://Atrium.example/Atrium">Atrium</a></p>',
};

test('an email has the name of the organisation in its words, not in addresses, and its footer', () => {
  expect(withBranding(mail, { name: 'A & <B> $1', mailFooter: 'Acme\nParis <1>' })).toEqual({
    subject: 'You are invited to A & <B> $1',
    message:
      '<p>Work in A &amp; &lt;B&gt; $1: <a href="https://Atrium.example/Atrium">A &amp; &lt;B&gt; $1</a></p><hr><p>Acme<br>Paris &lt;1&gt;</p>',
  });
});

test('without a name and a footer it stays as it is', () => {
  expect(withBranding(mail, { name: '', mailFooter: '' })).toEqual(mail);
});
