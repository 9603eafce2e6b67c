import type { Language } from '@atrium/contract';

/** Labels of a month's buttons, loaded with it and not with every page. `{day}` is the day. */
export const monthTexts: Record<Language, Record<'previous' | 'next' | 'chosen' | 'none' | 'remove', string>> = {
  en: {
    previous: 'Previous month',
    next: 'Next month',
    chosen: 'Chosen days',
    none: 'No day is chosen.',
    remove: 'Remove {day}',
  },
  de: {
    previous: 'Vorheriger Monat',
    next: 'Nächster Monat',
    chosen: 'Gewählte Tage',
    none: 'Kein Tag ist gewählt.',
    remove: '{day} entfernen',
  },
  fr: {
    previous: 'Mois précédent',
    next: 'Mois suivant',
    chosen: 'Jours choisis',
    none: 'Aucun jour n’est choisi.',
    remove: 'Retirer {day}',
  },
  pt: {
    previous: 'Mês anterior',
    next: 'Próximo mês',
    chosen: 'Dias escolhidos',
    none: 'Nenhum dia escolhido.',
    remove: 'Remover {day}',
  },
};
