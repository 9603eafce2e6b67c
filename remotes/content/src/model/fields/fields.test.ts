import type { FieldValue, FieldValues, TypeField } from '../../api/schemas';
import { fieldLimits } from '../../api/schemas/limits';
import { checkValues, countUnfit, isUnstorable } from './checkValues';
import { areConflicting, keepRemoved, mergeValues, referencesIn, textsOfValues, toValues } from './fieldValues';
import { showFields } from './showFields';
import { changeFields, checkFields, keyOf, type SentField, toField } from './typeRules';

const field = (kind: TypeField['kind'], more: Partial<SentField> = {}): TypeField =>
  toField({ key: kind.toLowerCase(), label: kind, kind, ...more });

const file = { kind: 'picture' as const, src: '/assets/demo/blog/1.svg', title: 'A tram', alt: 'A tram in fog' };

test.each<[string, TypeField, FieldValue | undefined, string | undefined]>([
  ['nothing is fine', field('text'), undefined, undefined],
  ['nothing is missing where it is required', field('text', { isRequired: true }), undefined, 'required'],
  ['blanks are nothing', field('text', { isRequired: true }), '  ', 'required'],
  ['empty paragraphs are nothing', field('richText', { isRequired: true }), '<p>&nbsp;</p>', 'required'],
  ['zero is something', field('number', { isRequired: true }), 0, undefined],
  ['an empty list is nothing', field('text', { isRequired: true, isList: true }), [], 'required'],
  ['words', field('text', { maxLength: 3 }), 'fog', undefined],
  ['too many words', field('text', { maxLength: 3 }), 'fogs', 'tooLong'],
  ['the limit of every text', field('text'), 'x'.repeat(fieldLimits.text + 1), 'tooLong'],
  ['a number for words', field('text'), 3, 'malformed'],
  ['words for a number', field('number'), 'three', 'malformed'],
  ['the lowest', field('number', { min: 1, max: 5 }), 1, undefined],
  ['below it', field('number', { min: 1, max: 5 }), 0, 'tooLow'],
  ['above the highest', field('number', { min: 1, max: 5 }), 6, 'tooHigh'],
  ['a day', field('date'), '2026-02-28', undefined],
  ['a day that is none', field('date'), '2026-02-30', 'malformed'],
  ['a moment for a day', field('date'), '2026-02-28T10:00:00Z', 'malformed'],
  ['a choice', field('choice', { choices: ['Red'] }), 'Red', undefined],
  ['a choice that is gone', field('choice', { choices: ['Red'] }), 'Blue', 'notOffered'],
  ['an item', field('reference'), 18, undefined],
  ['half an item', field('reference'), 1.5, 'malformed'],
  ['a file', field('asset'), file, undefined],
  ['an address for a file', field('asset'), '/files/a', 'malformed'],
  ['several', field('number', { isList: true, max: 5 }), [1, 2], undefined],
  ['one for several', field('number', { isList: true }), 1, 'malformed'],
  ['several for one', field('number'), [1, 2], 'malformed'],
  ['one of several', field('number', { isList: true, max: 5 }), [1, 6], 'tooHigh'],
  ['more than a list has', field('number', { isList: true }), Array(fieldLimits.list + 1).fill(1), 'tooMany'],
  ['of a field that was removed', field('number', { isRemoved: true, isRequired: true }), 'x', undefined],
])('%s', (_name, one, value, code) => {
  const values = value === undefined ? {} : { [one.key]: value };
  expect(checkValues({ fields: [one] }, values)[one.key]?.code).toBe(code);
});

test('a draft may be incomplete or beyond a limit, but not of another kind; unknown fields are named', () => {
  const type = { fields: [field('text', { isRequired: true }), field('number', { max: 5 })] };
  const issues = checkValues(type, { number: 9, poem: 'x' });
  expect(issues).toEqual({
    text: { code: 'required' },
    number: { code: 'tooHigh', limit: 5 },
    poem: { code: 'unknown' },
  });
  expect(Object.entries(issues).flatMap(([key, issue]) => (isUnstorable(issue) ? [key] : []))).toEqual(['poem']);
  expect(countUnfit(type, { number: 9, poem: 'x' })).toBe(2);
});

const codesOf = (fields: TypeField[], before?: TypeField[]) => checkFields(fields, before).map(({ code }) => code);

test('a type says what is wrong with its fields', () => {
  expect(codesOf([field('text'), field('number', { min: 1, max: 1 })])).toEqual([]);
  expect(codesOf([field('choice')])).toEqual(['noChoices']);
  expect(codesOf([field('choice', { choices: ['Red', 'red '] })])).toEqual(['sameChoice']);
  expect(codesOf([field('number', { min: 2, max: 1 })])).toEqual(['wrongRange']);
  expect(codesOf([field('text', { maxLength: 0 })])).toEqual(['wrongLimit']);
  expect(codesOf([field('richText', { isList: true })])).toEqual(['noList']);
  expect(codesOf([field('text'), field('text')])).toEqual(['sameKey']);
  expect(codesOf([field('text'), field('date', { label: 'TEXT' })])).toEqual(['sameLabel']);
  const many = Array.from({ length: fieldLimits.fields + 1 }, (_, place) =>
    field('text', { key: `f${place}`, label: `F ${place}` }),
  );
  expect(codesOf(many)).toEqual(['tooManyFields']);
});

test('a field that is left out is removed, comes back with its key, and never changes its kind', () => {
  const before = [field('text'), field('number')];
  const after = changeFields(before, [field('number')]);
  expect(after.map(({ key, isRemoved }) => [key, isRemoved])).toEqual([
    ['number', false],
    ['text', true],
  ]);
  expect(codesOf(changeFields(after, [field('number', { kind: 'date', key: 'number' })]), after)).toEqual([
    'kindChanged',
  ]);
  expect(codesOf(changeFields(after, [field('number', { isList: true })]), after)).toEqual(['kindChanged']);
  expect(changeFields(after, [field('number'), field('text')]).every(({ isRemoved }) => !isRemoved)).toBe(true);
});

test.each([
  ['Price', [], 'price'],
  ['Préço (€)', [], 'preco'],
  ['Price', ['price', 'price_2'], 'price_3'],
  ['価格', [], 'field'],
  ['3 stars', [], 'stars'],
  ['Constructor', [], 'field'],
])('the key of %s', (label, taken, key) => expect(keyOf(label, taken)).toBe(key));

test('values are in one order, and say something', () => {
  expect(Object.keys(toValues({ b: 'x', a: 0, c: '', d: [] }) ?? {})).toEqual(['a', 'b']);
  expect(toValues({ c: ' ' })).toBeNull();
});

test.each<[string, FieldValues, FieldValues, boolean, FieldValues]>([
  ['different fields', { a: 2, b: 1 }, { a: 1, b: 2 }, false, { a: 2, b: 2 }],
  ['the same field, to the same', { a: 2, b: 1 }, { a: 2, b: 1 }, false, { a: 2, b: 1 }],
  ['the same field, to another', { a: 2, b: 1 }, { a: 3, b: 1 }, true, { a: 2, b: 1 }],
  ['emptied here', { b: 1 }, { a: 1, b: 2 }, false, { b: 2 }],
])('two people change %s', (_name, mine, newer, conflict, merged) => {
  const base = { a: 1, b: 1 };
  expect(areConflicting(base, mine, newer)).toBe(conflict);
  expect(mergeValues(base, mine, newer)).toEqual(merged);
});

test('values of removed fields stay, whatever is sent', () => {
  const type = { fields: [field('text'), field('number', { isRemoved: true })] };
  expect(keepRemoved(type, { text: 'new' }, { number: 3, text: 'old' })).toEqual({ number: 3, text: 'new' });
  expect(keepRemoved(type, { number: 4 }, { number: 3 })).toEqual({ number: 3 });
  expect(keepRemoved(type, null, { text: 'old' })).toBeNull();
});

test('readers see what says something, in the order of the type, and items that are live', () => {
  const fields = [
    field('number'),
    field('text', { isList: true }),
    field('reference', { isList: true }),
    field('asset'),
    field('date', { isRemoved: true }),
  ];
  const live = { id: 18, title: 'Fog', path: '/pages/blog/post/fog' };
  const values = { text: ['a', 'b'], number: 3, reference: [18, 19], asset: file, date: '2026-02-28' };
  const shown = showFields({ fields }, values, (id) => (id === 18 ? live : undefined));
  expect(shown.map(({ key }) => key)).toEqual(['number', 'text', 'reference', 'asset']);
  expect(shown.map(({ numbers }) => numbers)).toEqual([[3], [], [], []]);
  expect(shown[1]?.texts).toEqual(['a', 'b']);
  expect(shown[2]?.items).toEqual([live]);
  expect(shown[3]?.assets).toEqual([file]);
  expect(showFields({ fields }, { reference: [19] }, () => undefined)).toEqual([]);
  expect(referencesIn({ fields }, values)).toEqual([18, 19]);
  expect(textsOfValues({ a: '<p>In the <b>fog</b></p>', b: file, c: 3 })[0]).toMatch(/In the {2}fog.*A tram in fog 3/);
});
