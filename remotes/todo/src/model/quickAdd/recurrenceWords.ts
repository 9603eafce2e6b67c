import type { Recurrence } from '../../api/schemas';

type Unit = Recurrence['unit'];

type WholeRule = readonly [words: string, rule: Pick<Recurrence, 'unit'> & Partial<Recurrence>];

/** Parts of regular expressions, in lower case. */
export interface RecurrenceWords {
  /** "daily": whole rules in a word or two. */
  whole: readonly WholeRule[];
  /** "every", before a number, unit, weekday or day of the month. */
  every: string;
  /** Word before a day of the month, where it differs. */
  everyDate?: string;
  /** "other", for 2. */
  second: string;
  units: Readonly<Record<Unit, string>>;
  /** From Monday on. */
  weekdays: readonly string[];
  /** "and", between weekdays. */
  and: string;
  /** "on", before weekdays or a day of the month after "every 2 weeks". */
  on: string;
  /** Suffix of a day of the month: "31st". */
  ordinal: string;
  /** "of the month". */
  ofMonth: string;
  /** "from completion". */
  fromCompletion: string;
}

const workdays: WholeRule[1] = { unit: 'week', weekdays: [1, 2, 3, 4, 5] };
const weekend: WholeRule[1] = { unit: 'week', weekdays: [6, 7] };

export const recurrenceWords: Readonly<Record<'en' | 'de' | 'fr' | 'pt', RecurrenceWords>> = {
  en: {
    whole: [
      ['daily', { unit: 'day' }],
      ['every (?:weekday|workday)', workdays],
      ['every weekend', weekend],
      ['weekly', { unit: 'week' }],
      ['fortnightly|biweekly', { unit: 'week', every: 2 }],
      ['monthly', { unit: 'month' }],
      ['quarterly', { unit: 'month', every: 3 }],
      ['yearly|annually', { unit: 'year' }],
    ],
    every: 'every|each',
    second: 'other|second|2nd',
    units: { day: 'days?', week: 'weeks?|wks?', month: 'months?', year: 'years?' },
    weekdays: [
      'mon(?:day)?s?',
      'tue(?:s|sday)?s?',
      'wed(?:nesday)?s?',
      'thu(?:rs|rsday)?s?',
      'fri(?:day)?s?',
      'sat(?:urday)?s?',
      'sun(?:day)?s?',
    ],
    and: 'and|&',
    on: 'on(?: the)?',
    ordinal: 'st|nd|rd|th',
    ofMonth: 'of (?:the|each|every) month',
    fromCompletion: '(?:from|after) (?:completion|completing|done)',
  },
  de: {
    whole: [
      ['täglich', { unit: 'day' }],
      ['jeden (?:werktag|arbeitstag)|werktags', workdays],
      ['jedes wochenende', weekend],
      ['wöchentlich', { unit: 'week' }],
      ['monatlich', { unit: 'month' }],
      ['vierteljährlich', { unit: 'month', every: 3 }],
      ['jährlich', { unit: 'year' }],
      ...['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags', 'sonntags'].map(
        (word, index): WholeRule => [word, { unit: 'week', weekdays: [index + 1] }],
      ),
    ],
    every: 'jede[nrsm]?|alle',
    second: 'zweite[nrs]?|2\\.',
    units: { day: 'tage?n?', week: 'wochen?', month: 'monate?n?', year: 'jahre?n?' },
    weekdays: [
      'montage?',
      'dienstage?',
      'mittwoche?',
      'donnerstage?',
      'freitage?',
      'samstage?|sonnabende?',
      'sonntage?',
    ],
    and: 'und|&',
    on: 'am',
    ordinal: '\\.',
    ofMonth: '(?:im|des|eines|jeden) monats?',
    fromCompletion: '(?:ab|nach) (?:der )?(?:erledigung|abschluss)',
  },
  fr: {
    whole: [
      ['quotidien(?:ne)?(?:ment)?|tous les jours|chaque jour', { unit: 'day' }],
      ['(?:tous les|chaque) jours? ouvr(?:é|able)s?|en semaine', workdays],
      ['(?:tous les|chaque) week-?ends?', weekend],
      ['hebdomadaire(?:ment)?', { unit: 'week' }],
      ['mensuel(?:le)?(?:ment)?', { unit: 'month' }],
      ['trimestriel(?:le)?(?:ment)?', { unit: 'month', every: 3 }],
      ['annuel(?:le)?(?:ment)?', { unit: 'year' }],
    ],
    every: 'tous les|toutes les|chaque',
    second: 'deux',
    units: { day: 'jours?', week: 'semaines?', month: 'mois', year: 'ans?|années?' },
    weekdays: ['lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?', 'samedis?', 'dimanches?'],
    and: 'et(?: les?)?|&',
    on: 'les?',
    ordinal: 'er|e',
    ofMonth: '(?:du|de chaque) mois',
    fromCompletion: "(?:après|à partir de|dès) (?:l’|l')?(?:achèvement|exécution)",
  },
  pt: {
    whole: [
      ['diariamente|todos os dias|todo dia(?! \\d)', { unit: 'day' }],
      ['(?:todo|cada) dia útil|(?:todos os|nos) dias úteis', workdays],
      ['todo fim de semana|todos os fins de semana', weekend],
      ['semanalmente', { unit: 'week' }],
      ['mensalmente', { unit: 'month' }],
      ['trimestralmente', { unit: 'month', every: 3 }],
      ['anualmente', { unit: 'year' }],
    ],
    everyDate: 'todo dia',
    every: 'a cada|cada|tod[oa]s?(?: [oa]s)?',
    second: 'segund[oa] (?=dias?|semanas?|m[eê]s|anos?)|duas|dois',
    units: { day: 'dias?', week: 'semanas?', month: 'm[eê]s(?:es)?', year: 'anos?' },
    weekdays: [
      'segundas?(?:-feiras?)?',
      'terças?(?:-feiras?)?',
      'quartas?(?:-feiras?)?',
      'quintas?(?:-feiras?)?',
      'sextas?(?:-feiras?)?',
      'sábados?',
      'domingos?',
    ],
    and: 'e|&',
    on: '(?:no|na|em)(?: dia)?',
    ordinal: 'º|o',
    ofMonth: 'do mês|de cada mês',
    fromCompletion: '(?:após|depois d[ae]|a partir da) (?:a )?(?:conclusão|concluir)',
  },
};
