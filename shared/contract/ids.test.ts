import { idIssue } from './ids';

test.each(['notes', 'field-notes', 'b2b-orders', 'email', 'checklist', 'console', 'a'.repeat(40)])(
  'an app may be called %s',
  (id) => {
    expect(idIssue(id)).toBeUndefined();
  },
);

test.each([
  ['', 'is not in kebab case'],
  ['Notes', 'is not in kebab case'],
  ['9notes', 'is not in kebab case'],
  ['field_notes', 'is not in kebab case'],
  ['field--notes', 'is not in kebab case'],
  ['../notes', 'is not in kebab case'],
  ['__proto__', 'is not in kebab case'],
  ['hasOwnProperty', 'is not in kebab case'],
  ['a'.repeat(41), 'is longer than 40 characters'],
  ['constructor', 'it is a property of every object'],
  ['list', 'it is a command of the release tool'],
  ['prune', 'it is a command of the release tool'],
  ['next', 'it is a command of the release tool'],
  ['api', 'it is a part of the product'],
  ['settings', 'it is a part of the product'],
  ['shell', 'it is a part of the product'],
  ['kit', 'it is a part of the product'],
  ['new-app', 'it is a part of the product'],
  ['restore', 'it is an address of the shell’s own calls'],
  ['navbar', 'it is a place of the shell'],
  ['system', 'it is who tells what is new of the product itself'],
  ['outbox', 'it is where the server keeps emails that leave'],
  ['aux', 'it is a device on Windows'],
  ['com1', 'it is a device on Windows'],
])('no app may be called %j', (id, reason) => {
  expect(idIssue(id)).toContain(reason);
});
