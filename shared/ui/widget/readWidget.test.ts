import { readWidget, readWidgetRows } from './readWidget';

test.each([
  [
    { size: 'wide', settings: { rows: '3' } },
    { size: 'wide', settings: { rows: '3' } },
  ],
  [
    { size: 7, settings: { rows: 3, order: 'new' } },
    { size: undefined, settings: { order: 'new' } },
  ],
  [undefined, { size: undefined, settings: {} }],
  ['wide', { size: undefined, settings: {} }],
])('%j places a widget as %j', (data, place) => expect(readWidget(data)).toEqual(place));

test.each([
  [{ settings: { rows: '10' } }, 10],
  [{ settings: { rows: '0' } }, 5],
  [{ settings: { rows: 'many' } }, 5],
  [undefined, 5],
])('%j has %i rows', (data, rows) => expect(readWidgetRows(data, 5)).toBe(rows));
