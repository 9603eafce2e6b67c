import { sampleRelease } from 'shared/contract/host';
import { landingPath } from './landingPath';

const admin = { ability: [{ action: 'manage', subject: 'all' }] };
const author = { ability: [{ action: 'read', subject: 'Home' }] };
const client = {
  ability: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

const owning = (requires?: { action: string; subject: string }) => [
  sampleRelease({ id: 'home', paths: [{ path: '/', isExact: true, label: 'title', ...(requires && { requires }) }] })
    .manifest,
];
const apps = owning({ action: 'read', subject: 'Home' });

test.each([
  ['', admin, '/'],
  ['', author, '/'],
  ['', client, '/access-control'],
  ['?to=%2Fapps%2Femail%3Fq%3Dlaunch', admin, '/apps/email?q=launch'],
  ['?to=https%3A%2F%2Fevil.example', admin, '/'],
  ['?to=%2F%2Fevil.example', admin, '/'],
  ['?to=%2F%5Cevil.example', admin, '/'],
  ['?to=%2F%09%2Fevil.example', admin, '/'],
  ['?to=javascript%3Aalert(1)', client, '/access-control'],
])('%s leads on to %s', (search, user, path) => {
  expect(landingPath(search, user, apps)).toBe(path);
});

test('a first page that asks for no right is for everybody; without one there is the access page', () => {
  expect(landingPath('', client, owning())).toBe('/');
  expect(landingPath('', admin, [])).toBe('/access-control');
});
