import type { Language } from '@atrium/contract';
import { loadQuickAddWords } from './loadQuickAddWords';
import { readQuickTask } from './readQuickTask';

// A Thursday, at noon.
const now = new Date(2026, 10, 12, 12).getTime();

type Case = [line: string, day?: string, time?: string | undefined, words?: string];
const cases: Record<Language, readonly Case[]> = {
  en: [
    ['Call Ann fri 5pm', '2026-11-13', '17:00', 'fri 5pm'],
    ['Call Ann tomorrow', '2026-11-13', undefined, 'tomorrow'],
    ['Call Ann at 17:30', '2026-11-12', '17:30', 'at 17:30'],
    ['Call Ann in 2 weeks', '2026-11-26', undefined, 'in 2 weeks'],
    ['Report by 2026-12-24', '2026-12-24', undefined, 'by 2026-12-24'],
    ['Report due by 5 December', '2026-12-05', undefined, 'due by 5 December'],
    ['Report 05/12', '2026-12-05', undefined, '05/12'],
    ['Report 3 January', '2027-01-03', undefined, '3 January'],
    ['Plan next month', '2026-12-12', undefined, 'next month'],
    ['Call Ann on the 24th', '2026-11-24', undefined, 'on the 24th'],
    ['Call Ann Dec 24 at 10', '2026-12-24', '10:00', 'Dec 24 at 10'],
    ['Call Ann this weekend', '2026-11-14', undefined, 'this weekend'],
    ['Call Ann friday at noon', '2026-11-13', '12:00', 'friday at noon'],
    ['Update the now page'],
    ['Read the brief'],
    ['Book the march band'],
    ['Cut the interview to 1,800 words'],
    ['Correct the map on page 96'],
    ['Pay 25.50 to Mei'],
  ],
  de: [
    ['Ann morgen anrufen', '2026-11-13', undefined, 'morgen'],
    ['Bericht am Montag um 9 Uhr', '2026-11-16', '09:00', 'am Montag um 9 Uhr'],
    ['Bericht bis zum 24.12.2026', '2026-12-24', undefined, 'bis zum 24.12.2026'],
    ['Bericht bis Freitag', '2026-11-13', undefined, 'bis Freitag'],
    ['Bericht am 5. Dezember', '2026-12-05', undefined, 'am 5. Dezember'],
    ['Ann um 17:30 anrufen', '2026-11-12', '17:30', 'um 17:30'],
    ['Bericht 2026-12-24', '2026-12-24', undefined, '2026-12-24'],
    ['Bericht am 24.12. um 9 Uhr', '2026-12-24', '09:00', 'am 24.12. um 9 Uhr'],
    ['Bericht morgen früh', '2026-11-13', undefined, 'morgen früh'],
    ['Bericht kommenden Freitag', '2026-11-13', undefined, 'kommenden Freitag'],
    ['Bericht am Wochenende', '2026-11-14', undefined, 'am Wochenende'],
    ['Bericht mittags', '2026-11-12', '12:00', 'mittags'],
    ['Bericht Fr 17 Uhr', '2026-11-13', '17:00', 'Fr 17 Uhr'],
    ['So viel zu tun'],
    ['Morgen-Newsletter schreiben'],
    ['Den Text kürzen'],
  ],
  fr: [
    ['Appeler Ann demain', '2026-11-13', undefined, 'demain'],
    ['Appeler Ann lundi à 17h', '2026-11-16', '17:00', 'lundi à 17h'],
    ['Rapport pour le 24 décembre', '2026-12-24', undefined, 'pour le 24 décembre'],
    ['Rapport avant vendredi', '2026-11-13', undefined, 'avant vendredi'],
    ['Rapport 24/12/2026', '2026-12-24', undefined, '24/12/2026'],
    ['Appeler Ann aujourd’hui', '2026-11-12', undefined, 'aujourd’hui'],
    ['Appeler Ann après-demain à 17 h 30', '2026-11-14', '17:30', 'après-demain à 17 h 30'],
    ['Appeler Ann ce soir', '2026-11-12', undefined, 'ce soir'],
    ['Appeler Ann à midi', '2026-11-12', '12:00', 'à midi'],
    ['Appeler Ann ce week-end', '2026-11-14', undefined, 'ce week-end'],
    ['Lire la page 96'],
  ],
  pt: [
    ['Ligar para a Ann amanhã', '2026-11-13', undefined, 'amanhã'],
    ['Ligar segunda-feira às 17h', '2026-11-16', '17:00', 'segunda-feira às 17h'],
    ['Ligar às 17h30', '2026-11-12', '17:30', 'às 17h30'],
    ['Relatório até 24/12/2026', '2026-12-24', undefined, 'até 24/12/2026'],
    ['Relatório até sexta-feira', '2026-11-13', undefined, 'até sexta-feira'],
    ['Ligar depois de amanhã às 9h', '2026-11-14', '09:00', 'depois de amanhã às 9h'],
    ['Ligar amanhã de manhã', '2026-11-13', undefined, 'amanhã de manhã'],
    ['Ligar na próxima semana', '2026-11-19', undefined, 'na próxima semana'],
    ['Ligar mês que vem', '2026-12-12', undefined, 'mês que vem'],
    ['Ligar próxima sexta', '2026-11-13', undefined, 'próxima sexta'],
    ['Ligar segunda que vem', '2026-11-16', undefined, 'segunda que vem'],
    ['Ligar daqui a 3 dias', '2026-11-15', undefined, 'daqui a 3 dias'],
    ['Ligar em 2 semanas', '2026-11-26', undefined, 'em 2 semanas'],
    ['Ligar dia 24', '2026-11-24', undefined, 'dia 24'],
    ['Ligar ao meio-dia', '2026-11-12', '12:00', 'ao meio-dia'],
    ['Ligar no fim de semana', '2026-11-14', undefined, 'no fim de semana'],
    ['Ler a página 96'],
  ],
};

describe.each(['en', 'de', 'fr', 'pt'] as const)('%s', (language) => {
  test.each(cases[language].map((each) => ({ each, line: each[0] })))('$line', async ({ each }) => {
    const [line, day, time, words] = each;
    const task = readQuickTask(line, {
      ...(await loadQuickAddWords(language, () => now)),
      known: { tags: [], projects: [], people: [], priorities: [] },
      today: '2026-11-12',
      rejectedWords: new Set(),
    });
    expect(task).toMatchObject({ dueDate: day ?? null, dueTime: time ?? null });
    if (words) expect(task.parts.map((part) => part.words)).toEqual([words]);
  });
});
