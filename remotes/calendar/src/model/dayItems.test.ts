import { readDayItems } from './dayItems';

const item = {
  id: 1,
  title: 'Call Ann',
  date: '2026-11-12',
  time: '09:30',
  isCompleted: false,
  link: '/apps/x?task=1',
};

test('takes what another app has on a day', () => {
  expect(readDayItems([item, { ...item, time: null, isCompleted: true, colour: 'red' }])).toEqual([
    item,
    { ...item, time: null, isCompleted: true },
  ]);
});

test.each([
  undefined,
  'items',
  [null],
  ['item'],
  [{ ...item, id: 'one' }],
  [{ ...item, date: 'soon' }],
  [{ ...item, link: 'https://example.com' }],
  [{ ...item, link: '//example.com' }],
  [{ ...item, title: undefined }],
])('leaves out what is none: %j', (value) => {
  expect(readDayItems(value)).toEqual([]);
});

test('what cannot be read as a time counts as any time of the day', () => {
  expect(readDayItems([{ ...item, time: 'noon' }])).toEqual([{ ...item, time: null }]);
});
