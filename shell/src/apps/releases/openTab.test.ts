import { readTabAddress } from './openTab';

test('an address without any of it asks for nothing and stays as it is', () => {
  expect(readTabAddress('?page=2&q=a%20b')).toEqual({
    isSafe: false,
    channel: null,
    overrides: {},
    malformed: [],
    rest: '?page=2&q=a+b',
  });
});

test('what it asks of the tab is taken out of the query', () => {
  const search = '?safe&channel=next&override=email@http://localhost:3101&override=chat@https://dev.example/&page=2';
  expect(readTabAddress(search)).toEqual({
    isSafe: true,
    channel: 'next',
    overrides: { email: 'http://localhost:3101', chat: 'https://dev.example' },
    malformed: [],
    rest: '?page=2',
  });
});

test.each([
  'email',
  'email@',
  '@http://localhost:3101',
  'email@localhost:3101',
  'email@javascript:alert(1)',
  'email@http://localhost:3101/app.json',
  'email@http://localhost:3101@evil.example',
  'EMAIL@http://localhost:3101',
])('%s is no override', (text) => {
  expect(readTabAddress(`?override=${encodeURIComponent(text)}`)).toMatchObject({ overrides: {}, malformed: [text] });
});

test('a preview is a channel, and what cannot be the name of one is none', () => {
  expect(readTabAddress('?channel=pr-12').channel).toBe('pr-12');
  expect(readTabAddress('?channel=../x').channel).toBeNull();
});
