import { allPage, readAllPage } from './allPage';

const rows = new Map([
  ['screens', { name: 'Each screen in both skins', passed: 310, failed: 0 }],
  ['leaks', { name: 'Every app leaves nothing behind (`docs`)', passed: 1, failed: 2 }],
]);

test('what one run wrote is there for the next, which runs other parts', () => {
  expect(readAllPage(allPage(rows))).toEqual(rows);
});

test('a page of another kind has no rows', () => {
  expect(readAllPage('# Docs\n\n| What | Passed |\n| --- | --- |\n| All | 5 |\n')).toEqual(new Map());
});
