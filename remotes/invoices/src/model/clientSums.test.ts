import { clientSums } from './clientSums';

const [eur, jpy] = [0, 4];
const none = new Map<number, number>();

test.each<[string, Parameters<typeof clientSums>[0], ReturnType<typeof clientSums>]>([
  ['nothing', { counts: none, month: none, year: none, open: none }, []],
  [
    'sums to the smallest unit of the currency',
    { counts: new Map([[eur, 2]]), month: new Map([[eur, 0.1 + 0.2]]), year: new Map([[eur, 60]]), open: none },
    [{ currency: 'EUR', month: 0.3, year: 60, open: 0 }],
  ],
  [
    'each currency by itself, that of most invoices first',
    {
      counts: new Map([
        [eur, 1],
        [jpy, 2],
      ]),
      month: none,
      year: new Map([
        [eur, 100],
        [jpy, 11],
      ]),
      open: new Map([[jpy, -5]]),
    },
    [
      { currency: 'JPY', month: 0, year: 11, open: -5 },
      { currency: 'EUR', month: 0, year: 100, open: 0 },
    ],
  ],
])('%s', (_, sums, expected) => {
  expect(clientSums(sums)).toEqual(expected);
});
