import { readLayout } from './readLayout';

const layout = { widgets: [{ key: 'email/latest', size: 'wide', settings: { rows: '5' } }], removed: ['todo/open'] };

test('an arrangement is read as it was kept, and so is the default', () => {
  expect(readLayout(JSON.stringify(layout))).toEqual(layout);
  expect(readLayout('null')).toBeNull();
});

test.each([
  null,
  '',
  '{',
  '{}',
  '{"widgets":[],"removed":[1]}',
  '{"widgets":[{"key":"a","size":"wide"}],"removed":[]}',
  '{"widgets":[{"key":"a","size":"wide","settings":{"rows":5}}],"removed":[]}',
])('%s is no arrangement', (text) => {
  expect(readLayout(text)).toBeUndefined();
});
