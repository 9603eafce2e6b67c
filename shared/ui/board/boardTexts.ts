import type { Language } from '@atrium/contract';

/** Announcements of a board, loaded with it and not with every page. */
export const boardTexts: Record<
  Language,
  { moved: (title: string, column: string, place: number, of: number) => string }
> = {
  en: { moved: (title, column, place, of) => `“${title}” is in “${column}”, place ${place} of ${of}.` },
  de: { moved: (title, column, place, of) => `„${title}“ ist in „${column}“, Platz ${place} von ${of}.` },
  fr: { moved: (title, column, place, of) => `« ${title} » est dans « ${column} », place ${place} sur ${of}.` },
  pt: { moved: (title, column, place, of) => `“${title}” está em “${column}”, posição ${place} de ${of}.` },
};
