import { toSocialDraft, toSocialUpdate } from './socialDraft';

const links = { twitter: 'https://x.example/ann', facebook: '', instagram: '', github: '', linkedIn: '', quora: '' };
const none = { id: null, profileImg: null };
const social = {
  socialLinks: links,
  connections: { twitter: { id: 'ann', profileImg: '/ann.svg' }, facebook: none, google: none, github: none },
};

test('what is stored comes back the same when nothing is changed', () => {
  expect(toSocialUpdate(toSocialDraft(social), social)).toEqual(social);
});

test.each([
  ['another name', ' bea ', { id: 'bea', profileImg: null }],
  ['no name', '  ', none],
])('%s is another connection', (_, twitter, connection) => {
  const draft = toSocialDraft(social);
  const update = toSocialUpdate({ ...draft, accounts: { ...draft.accounts, twitter } }, social);
  expect(update?.connections?.twitter).toEqual(connection);
});
