import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt-br';
import fc from 'fast-check';
import { createFormat } from '../format/createFormat';
import { type DateReading, readWrittenDate } from './readWrittenDate';

/** A Friday. */
const now = new Date(2026, 10, 20, 9, 30).getTime();

const short = (reading: DateReading) => {
  if (reading.kind === 'none') return 'none';
  const days = reading.kind === 'day' ? reading.day : reading.days;
  return reading.time ? `${days} ${reading.time}` : days;
};

type Case = [text: string, read: string | string[]];

const everywhere: Case[] = [
  ['31.12.2026', '2026-12-31'],
  ['31.12.26', '2026-12-31'],
  ['31/12/26', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['31-12-2026', '2026-12-31'],
  ['31 12 2026', '2026-12-31'],
  ['31. 12. 2026', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['2026/12/31', '2026-12-31'],
  ['31.12.', '2026-12-31'],
  ['31.12', '2026-12-31'],
  ['1/1/85', '1985-01-01'],
  ['29.2.2028', '2028-02-29'],
  ['29.2.2027', 'none'],
  ['31.4.2026', 'none'],
  ['0.1.2026', 'none'],
  ['31 Dec', '2026-12-31'],
  ['31 Dec 2027', '2027-12-31'],
  ['31 December 2026', '2026-12-31'],
  ['Dec 31, 2026', '2026-12-31'],
  ['31st December', '2026-12-31'],
  ['31-Dec-2026', '2026-12-31'],
  ['today', '2026-11-20'],
  ['Tomorrow', '2026-11-21'],
  ['yesterday', '2026-11-19'],
  ['31.12.2026, 14:05', '2026-12-31 14:05'],
  ['31 Dec 9:05', '2026-12-31 09:05'],
  ['tomorrow 9:00', '2026-11-21 09:00'],
  ['24/12/2026, 8:30 PM', '2026-12-24 20:30'],
  ['24 Dec at 8am', '2026-12-24 08:00'],
  ['24 Dec 13:00 pm', 'none'],
  ['31.12.2026 25:00', 'none'],
  ['soon', 'none'],
  ['', 'none'],
  ['31', 'none'],
  ['32 Dec', 'none'],
  ['31 Dec 2026 5', 'none'],
];

const byLanguage: Record<string, Case[]> = {
  en: [
    ['03/04/2026', ['2026-04-03', '2026-03-04']],
    ['3-4-26', ['2026-04-03', '2026-03-04']],
    ['03.04.2026', '2026-04-03'],
    ['12/31/2026', '2026-12-31'],
    ['5/5/2026', '2026-05-05'],
    ['Friday', '2026-11-20'],
    ['mon', '2026-11-23'],
    ['Fri, 31 Dec 2027', '2027-12-31'],
  ],
  de: [
    ['03/04/2026', '2026-04-03'],
    ['31. Dez. 2026', '2026-12-31'],
    ['31. Dezember', '2026-12-31'],
    ['3. März 2027', '2027-03-03'],
    ['3. Maerz 2027', '2027-03-03'],
    ['3. Mrz 2027', '2027-03-03'],
    ['3. Jänner 2027', '2027-01-03'],
    ['3. Feber 2027', '2027-02-03'],
    ['3. Marz. 2027', '2027-03-03'],
    ['morgen', '2026-11-21'],
    ['übermorgen', '2026-11-22'],
    ['heute', '2026-11-20'],
    ['Montag', '2026-11-23'],
    ['morgen um 14:30', '2026-11-21 14:30'],
  ],
  fr: [
    ['03/04/2026', '2026-04-03'],
    ['31 déc. 2026', '2026-12-31'],
    ['31 decembre', '2026-12-31'],
    ['1er août 2027', '2027-08-01'],
    ['demain', '2026-11-21'],
    ['demain à 14h30', '2026-11-21 14:30'],
    ['lundi', '2026-11-23'],
  ],
  pt: [
    ['03/04/2026', '2026-04-03'],
    ['31 de dez. de 2026', '2026-12-31'],
    ['31 de dezembro de 2026', '2026-12-31'],
    ['3 de março', '2026-03-03'],
    ['amanhã', '2026-11-21'],
    ['amanha', '2026-11-21'],
    ['segunda-feira', '2026-11-23'],
  ],
};

test.each(
  Object.entries(byLanguage).flatMap(([language, own]) =>
    [...everywhere, ...own].map(([text, read]) => [language, text, read] as const),
  ),
)('%s: %j is %j', (language, text, read) => {
  const reading = short(readWrittenDate(text, language, now));
  expect(reading).toEqual(Array.isArray(read) ? read : String(read));
});

const pickers = {
  en: ['en', 'D MMM YYYY'],
  de: ['de', 'D. MMM YYYY'],
  fr: ['fr', 'D MMM YYYY'],
  pt: ['pt-br', 'D MMM YYYY'],
};

test('what is shown is read back as the same day, as texts and as the picker write it', () => {
  const days = fc.date({ min: new Date(1900, 0, 1, 12), max: new Date(2199, 0, 1, 12), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom('en', 'de', 'fr', 'pt'), days, (language, date) => {
      const day = dayjs(date).format('YYYY-MM-DD');
      const format = createFormat(language);
      const [locale, pattern] = pickers[language];
      const shown = [
        format.date(day),
        format.dateLong(day),
        dayjs(day)
          .locale(locale ?? '')
          .format(pattern),
        day,
      ];
      for (const text of shown)
        expect([text, readWrittenDate(text, language, now)]).toEqual([text, { kind: 'day', day }]);
    }),
  );
});
