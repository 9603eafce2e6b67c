import { idProblem } from './ids';

test.each(['notes', 'field-notes', 'b2b-orders', 'email', 'checklist', 'a'.repeat(40)])(
  'an app may be called %s',
  (id) => {
    expect(idProblem(id)).toBeUndefined();
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
])('no app may be called %j', (id, reason) => {
  expect(idProblem(id)).toContain(reason);
});
