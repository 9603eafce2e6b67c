/** @jest-environment node */

import { readPlace, readReports } from './readReports';

const report = { what: 'TypeError: x', at: '2026-11-20', page: '/apps/email', places: ['https://a/x.js:1:2'] };

test.each([
  ['one report', JSON.stringify(report), 1],
  ['a list', JSON.stringify([report, report]), 2],
  ['the log of a server', `{"level":30,"msg":"x"}\n${JSON.stringify({ level: 40, report })}\nno JSON\n`, 1],
  ['nothing', '', 0],
])('%s is read', (_, text, count) => expect(readReports(text)).toEqual(Array(count).fill(report)));

test.each([
  [
    'https://a.example/remotes/email/1.4.0-ab12/abc.js:3:45',
    { name: 'email', release: '1.4.0-ab12', file: 'abc.js', line: 3, column: 45 },
  ],
  [
    '/shell/0.1.0-aa/main.1234.js:1:2',
    { name: 'shell', release: '0.1.0-aa', file: 'main.1234.js', line: 1, column: 2 },
  ],
  ['https://a.example/elsewhere.js:1:2', undefined],
  ['/shell/0.1.0-aa/main.js', undefined],
])('%s is a place', (address, place) => expect(readPlace(address)).toEqual(place));
