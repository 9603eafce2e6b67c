import { landingPath } from './landingPath';

const admin = { ability: [{ action: 'manage', subject: 'all' }] };
const client = {
  ability: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

test.each([
  ['', admin, '/'],
  ['', client, '/access-control'],
  ['?to=%2Fapps%2Femail%3Fq%3Dlaunch', admin, '/apps/email?q=launch'],
  ['?to=https%3A%2F%2Fevil.example', admin, '/'],
  ['?to=%2F%2Fevil.example', admin, '/'],
  ['?to=%2F%5Cevil.example', admin, '/'],
  ['?to=%2F%09%2Fevil.example', admin, '/'],
  ['?to=javascript%3Aalert(1)', client, '/access-control'],
])('%s leads on to %s', (search, user, path) => {
  expect(landingPath(search, user)).toBe(path);
});
