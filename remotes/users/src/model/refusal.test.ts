import { translateRefusal } from './refusal';

const translate = translateRefusal((key) => `<${key}>`);

test('a known sentence is said in the person’s language, another one as it came', () => {
  expect(translate('The last admin must stay one.')).toBe('<refusal.lastAdmin>');
  expect(translate('Something new')).toBe('Something new');
});
