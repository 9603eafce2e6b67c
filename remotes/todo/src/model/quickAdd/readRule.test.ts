import type { Language } from '@atrium/contract';
import type { Recurrence } from '../../api/schemas';
import { loadQuickAddWords } from './loadQuickAddWords';

const day: Recurrence = { unit: 'day', every: 1 };
const week: Recurrence = { unit: 'week', every: 1 };
const month: Recurrence = { unit: 'month', every: 1 };
const year: Recurrence = { unit: 'year', every: 1 };
const workdays: Recurrence = { ...week, weekdays: [1, 2, 3, 4, 5] };

type Case = [line: string, rule: Recurrence, words: string];
const cases: Record<Language, readonly Case[]> = {
  en: [
    ['every monday standup', { ...week, weekdays: [1] }, 'every monday'],
    ['Standup every mon, wed and fri 9am', { ...week, weekdays: [1, 3, 5] }, 'every mon, wed and fri'],
    [
      'Water plants every 2 weeks from completion',
      { ...week, every: 2, isFromCompletion: true },
      'every 2 weeks from completion',
    ],
    ['Report every other week on friday', { ...week, every: 2, weekdays: [5] }, 'every other week on friday'],
    ['Rent monthly on the 31st', { ...month, monthDay: 31 }, 'monthly on the 31st'],
    ['Rent every 1st', { ...month, monthDay: 1 }, 'every 1st'],
    ['Rent on the 15th of every month', { ...month, monthDay: 15 }, 'on the 15th of every month'],
    ['Stretch daily', day, 'daily'],
    ['Inbox every weekday', workdays, 'every weekday'],
    ['Taxes every year', year, 'every year'],
    ['Review every quarter', { ...month, every: 3 }, 'every quarter'],
    ['Filter every 3 months after done', { ...month, every: 3, isFromCompletion: true }, 'every 3 months after done'],
  ],
  de: [
    ['Jeden Montag Besprechung', { ...week, weekdays: [1] }, 'Jeden Montag'],
    ['Besprechung jeden Montag und Donnerstag', { ...week, weekdays: [1, 4] }, 'jeden Montag und Donnerstag'],
    [
      'Blumen alle 2 Wochen ab Erledigung',
      { ...week, every: 2, isFromCompletion: true },
      'alle 2 Wochen ab Erledigung',
    ],
    ['Bericht jede zweite Woche am Freitag', { ...week, every: 2, weekdays: [5] }, 'jede zweite Woche am Freitag'],
    ['Miete monatlich am 31.', { ...month, monthDay: 31 }, 'monatlich am 31.'],
    ['Miete jeden 1.', { ...month, monthDay: 1 }, 'jeden 1.'],
    ['Dehnen täglich', day, 'täglich'],
    ['Posteingang werktags', workdays, 'werktags'],
    ['Müll dienstags', { ...week, weekdays: [2] }, 'dienstags'],
    ['Steuern jedes Jahr', year, 'jedes Jahr'],
    ['Zähler jeden Tag', day, 'jeden Tag'],
  ],
  fr: [
    ['Réunion chaque lundi', { ...week, weekdays: [1] }, 'chaque lundi'],
    ['Réunion tous les lundis et jeudis', { ...week, weekdays: [1, 4] }, 'tous les lundis et jeudis'],
    [
      'Plantes toutes les 2 semaines après achèvement',
      { ...week, every: 2, isFromCompletion: true },
      'toutes les 2 semaines après achèvement',
    ],
    ['Loyer chaque mois le 31', { ...month, monthDay: 31 }, 'chaque mois le 31'],
    ['Loyer le 15 de chaque mois', { ...month, monthDay: 15 }, 'le 15 de chaque mois'],
    ['Étirements tous les jours', day, 'tous les jours'],
    ['Courrier chaque jour ouvré', workdays, 'chaque jour ouvré'],
    ['Impôts tous les ans', year, 'tous les ans'],
    ['Filtre tous les 3 mois', { ...month, every: 3 }, 'tous les 3 mois'],
  ],
  pt: [
    ['Reunião toda segunda-feira', { ...week, weekdays: [1] }, 'toda segunda-feira'],
    ['Reunião todas as segundas e quintas', { ...week, weekdays: [1, 4] }, 'todas as segundas e quintas'],
    [
      'Plantas a cada 2 semanas após a conclusão',
      { ...week, every: 2, isFromCompletion: true },
      'a cada 2 semanas após a conclusão',
    ],
    ['Aluguel todo mês no dia 31', { ...month, monthDay: 31 }, 'todo mês no dia 31'],
    ['Aluguel todo dia 15', { ...month, monthDay: 15 }, 'todo dia 15'],
    ['Alongar todos os dias', day, 'todos os dias'],
    ['Correio todo dia útil', workdays, 'todo dia útil'],
    ['Impostos todo ano', year, 'todo ano'],
    ['Filtro a cada 3 meses', { ...month, every: 3 }, 'a cada 3 meses'],
  ],
};

const find = async (language: Language, line: string) => {
  const { findWhen } = await loadQuickAddWords(language, () => new Date(2026, 10, 12, 12).getTime());
  return findWhen(line).whens.find(({ rule }) => rule);
};

describe.each(['en', 'de', 'fr', 'pt'] as const)('%s', (language) => {
  test.each(cases[language])('%s', async (line, rule, words) => {
    const found = await find(language, line);
    expect(found?.rule).toEqual(rule);
    expect(line.slice(found?.start, found?.end)).toContain(words);
  });
});

test.each<[Language, string]>([
  ['en', 'Thank everyone for the year'],
  ['en', 'Read every word'],
  ['en', 'Renew every 40th'],
  ['de', 'Alle Rechnungen prüfen'],
  ['de', 'Jeder weiß es am Montag'],
  ['fr', 'Le plan du mois'],
  ['pt', 'Toda a equipe'],
  ['pt', 'Segunda revisão'],
])('%s: nothing recurs in “%s”', async (language, line) => expect(await find(language, line)).toBeUndefined());
