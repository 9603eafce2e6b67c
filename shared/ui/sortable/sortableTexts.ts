import type { Language } from '@atrium/contract';

interface SortableTexts {
  handle: (title: string) => string;
  help: string;
  lifted: (title: string) => string;
  over: (title: string, place: number) => string;
  beside: (title: string, other: string) => string;
  dropped: (title: string) => string;
  cancelled: (title: string) => string;
}

/** Announcements of a sortable list, loaded with it and not with every page. */
export const sortableTexts: Record<Language, SortableTexts> = {
  en: {
    handle: (title) => `Move ${title}`,
    help: 'Press Space to lift it, the arrow keys to move it, Space to put it down, and Escape to leave it where it was.',
    lifted: (title) => `${title} is lifted.`,
    over: (title, place) => `${title} is at place ${place}.`,
    beside: (title, other) => `${title} is at ${other}.`,
    dropped: (title) => `${title} is put down.`,
    cancelled: (title) => `${title} is where it was.`,
  },
  de: {
    handle: (title) => `${title} verschieben`,
    help: 'Die Leertaste hebt es auf, die Pfeiltasten bewegen es, die Leertaste legt es ab, Escape lässt es am alten Platz.',
    lifted: (title) => `${title} ist aufgehoben.`,
    over: (title, place) => `${title} ist auf Platz ${place}.`,
    beside: (title, other) => `${title} ist bei ${other}.`,
    dropped: (title) => `${title} ist abgelegt.`,
    cancelled: (title) => `${title} ist am alten Platz.`,
  },
  fr: {
    handle: (title) => `Déplacer ${title}`,
    help: 'Espace pour soulever, les flèches pour déplacer, Espace pour poser, Échap pour laisser à sa place.',
    lifted: (title) => `${title} est soulevé.`,
    over: (title, place) => `${title} est à la place ${place}.`,
    beside: (title, other) => `${title} est près de ${other}.`,
    dropped: (title) => `${title} est posé.`,
    cancelled: (title) => `${title} est resté à sa place.`,
  },
  pt: {
    handle: (title) => `Mover ${title}`,
    help: 'Espaço levanta, as setas movem, Espaço solta e Escape deixa onde estava.',
    lifted: (title) => `${title} foi levantado.`,
    over: (title, place) => `${title} está na posição ${place}.`,
    beside: (title, other) => `${title} está junto de ${other}.`,
    dropped: (title) => `${title} foi solto.`,
    cancelled: (title) => `${title} ficou onde estava.`,
  },
};
