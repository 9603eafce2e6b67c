import { readMailto } from './mailto';

const person = (email: string, name = '') => ({ name, email });

test.each([
  ['mailto:ann@example.com', { to: [person('ann@example.com')] }],
  ['MAILTO:ann@example.com,bea@example.com', { to: [person('ann@example.com'), person('bea@example.com')] }],
  ['mailto:Ann%20Berg%20%3Cann@example.com%3E', { to: [person('ann@example.com', 'Ann Berg')] }],
  [
    'mailto:?to=ann@example.com&cc=bea@example.com',
    { to: [person('ann@example.com')], cc: [person('bea@example.com')] },
  ],
  [
    'mailto:ann@example.com?subject=Hello%20there&body=One%0D%0ATwo',
    { to: [person('ann@example.com')], subject: 'Hello there', html: '<p>One<br>Two</p>' },
  ],
  [
    'mailto:ann@example.com?Subject=a%0D%0ABcc:%20b@example.com',
    { to: [person('ann@example.com')], subject: 'a Bcc: b@example.com' },
  ],
  [
    'mailto:ann@example.com?body=%3Cscript%3Efire()%3C/script%3E',
    { to: [person('ann@example.com')], html: '<p>&lt;script&gt;fire()&lt;/script&gt;</p>' },
  ],
  ['mailto:ann@example.com?subject=1+1', { to: [person('ann@example.com')], subject: '1+1' }],
  ['mailto:ann@example.com?attach=/etc/passwd&bcc=', { to: [person('ann@example.com')] }],
  ['mailto:%E0%A4%A', {}],
  ['mailto:ann@example.com?subject=100%', { to: [person('ann@example.com')], subject: '100%' }],
  ['mailto:', {}],
  [
    'mailto:a@example.com;b@example.com?subject=Hi',
    { to: [person('a@example.com'), person('b@example.com')], subject: 'Hi' },
  ],
  [
    'mailto:a@example.com,%20b@example.com;%0Ac@example.com',
    { to: ['a', 'b', 'c'].map((name) => person(`${name}@example.com`)) },
  ],
  [
    'mailto:?to=a@example.com%3Bb@example.com&cc=c@example.com,d@example.com&bcc=e@example.com',
    {
      to: [person('a@example.com'), person('b@example.com')],
      cc: [person('c@example.com'), person('d@example.com')],
      bcc: [person('e@example.com')],
    },
  ],
  ['mailto:%22Berg%2C%20Ann%22%20%3Cann@example.com%3E', { to: [person('ann@example.com', 'Berg, Ann')] }],
  [
    'mailto:Berg%2C%20Ann%20%3Cann@example.com%3E;rui@example.com',
    { to: [person('ann@example.com', 'Berg, Ann'), person('rui@example.com')] },
  ],
  ['mailto:ann%2Bnews@example.com', { to: [person('ann+news@example.com')] }],
  ['mailto:ann%E2%80%8B@example.com', { to: [person('ann@example.com')] }],
  ['mailto:ann@example.com?subject=100%25%20%E2%82%AC%zz', { to: [person('ann@example.com')], subject: '100% €%zz' }],
])('%s', (href, mail) => expect(readMailto(href)).toEqual(mail));
