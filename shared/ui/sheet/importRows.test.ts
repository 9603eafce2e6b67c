import { guessColumns, type ImportField, missingFields, toRecords } from './importRows';
import { readDay, readFlag, readNumber } from './readValues';

const fields: ImportField[] = [
  { key: 'fullName', label: 'Full name', isNeeded: true },
  { key: 'email', label: 'Email', isNeeded: true, isUnique: true },
  { key: 'contact', label: 'Phone' },
  { key: 'price', label: 'Price', kind: 'number' },
  { key: 'dueDate', label: 'Due', kind: 'day' },
  { key: 'status', label: 'Status', choices: [{ value: 'active', label: 'Aktiv' }] },
  { key: 'tags', label: 'Tags', kind: 'list' },
  { key: 'isCompleted', label: 'Done', kind: 'flag' },
  { key: 'address.city', label: 'City' },
];

test.each([
  [
    ['Full name', 'Email', 'Phone'],
    ['fullName', 'email', 'contact'],
  ],
  [
    ['Vollständiger Name', 'E-Mail-Adresse', 'Telefon', 'Ort'],
    ['fullName', 'email', 'contact', 'address.city'],
  ],
  [
    ['Nom complet', 'Adresse e-mail', 'Téléphone', 'Ville'],
    ['fullName', 'email', 'contact', 'address.city'],
  ],
  [
    ['Nome completo', 'Endereço de e-mail', 'Telefone', 'Cidade'],
    ['fullName', 'email', 'contact', 'address.city'],
  ],
  [
    ['FULL_NAME', 'e mail', 'preco', 'Fällig am'],
    ['fullName', 'email', 'price', 'dueDate'],
  ],
  [
    ['Email', 'E-Mail', 'Colour', ''],
    ['email', null, null, null],
  ],
])('%j are read as %j', (head, keys) => expect(guessColumns(head, fields)).toEqual(keys));

test.each([
  ['1,234.56', 'en', 1234.56],
  ['١٬٢٣٤٫٥٦', 'en', 1234.56],
  ['१,२३४.५६', 'en', 1234.56],
  ['1.234,56', 'de', 1234.56],
  ['1.234,56', 'en', 1234.56],
  ['1 234,56 €', 'fr', 1234.56],
  ['1\u202F234,56', 'fr', 1234.56],
  ['R$ 1.234,56'.replace('R', ''), 'pt', 1234.56],
  ["1'234.50", 'de', 1234.5],
  ['1.234', 'de', 1234],
  ['1.234', 'en', 1.234],
  ['1,234', 'en', 1234],
  ['1,234', 'de', 1.234],
  ['1.5', 'de', 1.5],
  ['EUR 12', 'de', 12],
  ['−3', 'en', -3],
  [',5', 'de', 0.5],
  [12.5, 'de', 12.5],
  ['12a', 'en', undefined],
  ['1.2.3', 'en', undefined],
  ['', 'en', undefined],
  ['1,23,456.5', 'en', 123456.5],
  ['12,34,567', 'en', 1234567],
  ['1,23,45', 'en', undefined],
  ['0.100', 'de', 0.1],
  ['0,125', 'en', 0.125],
  ['(1,234.56)', 'en', -1234.56],
  ['($1,234.56)', 'en', -1234.56],
  ['1.234,56-', 'de', -1234.56],
  ['1.000,-', 'de', 1000],
  ['1’000.–', 'de', 1000],
  ['CHF 1’000.–', 'de', 1000],
  ['R$ 1.234,56', 'pt', 1234.56],
  ['-R$ 1.234,56', 'pt', -1234.56],
  ['US$ 5', 'en', 5],
  ['5 zł', 'en', 5],
  ['5,50 Kč', 'de', 5.5],
  ['kr. 5', 'en', 5],
  ['5 kg', 'en', undefined],
  ['5-6', 'en', undefined],
  ['(5', 'en', undefined],
  ['12%', 'en', undefined],
])('%j in %s is the number %j', (text, language, number) => expect(readNumber(text, language)).toBe(number));

const now = Date.UTC(2026, 10, 20, 12);

test.each([
  ['31.12.2026', 'de', '2026-12-31'],
  ['31/12/2026', 'pt', '2026-12-31'],
  ['12/31/2026', 'en', '2026-12-31'],
  ['2026-12-31', 'fr', '2026-12-31'],
  [new Date(Date.UTC(2024, 1, 29)), 'en', '2024-02-29'],
  ['03/04/2026', 'en', undefined],
  ['30.02.2026', 'de', undefined],
  ['20261112', 'en', '2026-11-12'],
  ['2026年5月1日', 'en', '2026-05-01'],
  ['٢٠٢٦-٠٥-٠١', 'en', '2026-05-01'],
  ['３１．１２．２０２６', 'de', '2026-12-31'],
  ['20261312', 'en', undefined],
  ['2026-11-12T10:00:00Z', 'en', '2026-11-12'],
  ['2026-11-12 10:00:00.000+01:00', 'de', '2026-11-12'],
  ['12.11.2026 10:00:00', 'de', '2026-11-12'],
  ['soon', 'en', undefined],
])('%j in %s is the day %j', (text, language, day) => expect(readDay(text, language, now)).toBe(day));

test.each([
  ['Yes', true],
  ['ja', true],
  ['Não', false],
  [true, true],
  ['maybe', undefined],
  ['✓', true],
  ['☑️', true],
  ['☐', false],
  ['', false],
  ['–', undefined],
  ['?', undefined],
])('%j is %j', (text, flag) => expect(readFlag(text)).toBe(flag));

test('rows become records; leading zeros stay, empty cells say nothing, and what is wrong is named', () => {
  const mapping = [
    'fullName',
    'email',
    'contact',
    'price',
    'dueDate',
    'status',
    'tags',
    'isCompleted',
    'address.city',
    null,
  ];
  const rows = [
    ['Ann', 'ann@example.com', '0049', '1,5', '31.12.2026', 'aktiv', 'a; b', 'x', 'Bonn', 'unread'],
    ['', 'ANN@example.com', '', 'many', 'soon', 'gone', '', 'perhaps', '', ''],
  ];
  const { records, issues } = toRecords(rows, mapping, fields, { language: 'de', now });
  expect(records[0]).toEqual({
    fullName: 'Ann',
    email: 'ann@example.com',
    contact: '0049',
    price: 1.5,
    dueDate: '2026-12-31',
    status: 'active',
    tags: ['a', 'b'],
    isCompleted: true,
    address: { city: 'Bonn' },
  });
  expect(issues.map(({ row, field, code }) => [row, field, code])).toEqual([
    [1, 'email', 'repeated'],
    [1, 'fullName', 'missing'],
    [1, 'price', 'notNumber'],
    [1, 'dueDate', 'notDay'],
    [1, 'status', 'notChoice'],
    [1, 'isCompleted', 'notFlag'],
  ]);
});

test('what is needed and in no column is named', () =>
  expect(missingFields(['email', null], fields).map(({ key }) => key)).toEqual(['fullName']));
