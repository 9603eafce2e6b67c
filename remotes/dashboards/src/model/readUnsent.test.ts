import { readUnsent } from './readUnsent';

const layout = { widgets: [{ key: 'email/latest', size: 'wide', settings: { rows: '5' } }], removed: ['todo/open'] };

test('an arrangement is read as it was kept, and so is the default', () => {
  for (const unsent of [
    { layout, version: 3 },
    { layout: null, version: 0 },
  ])
    expect(readUnsent(JSON.stringify(unsent))).toEqual(unsent);
});

test.each([
  null,
  '',
  '{',
  '{}',
  'null',
  '{"widgets":[],"removed":[]}',
  '{"layout":{"widgets":[],"removed":[]}}',
  '{"version":1,"layout":{"widgets":[],"removed":[1]}}',
  '{"version":1,"layout":{"widgets":[{"key":"a","size":"wide"}],"removed":[]}}',
  '{"version":1,"layout":{"widgets":[{"key":"a","size":"wide","settings":{"rows":5}}],"removed":[]}}',
])('%s is no arrangement', (text) => {
  expect(readUnsent(text)).toBeUndefined();
});
