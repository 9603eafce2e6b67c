import type { Language } from '@atrium/contract';

interface MapTexts {
  zoomIn: string;
  zoomOut: string;
  whole: string;
  source: string;
  /** Instruction for moving a marker by keys. */
  moveByKeys: string;
}

/** Texts of a map, loaded with it and not with every page. */
export const mapTexts: Record<Language, MapTexts> = {
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Show all',
    source: 'Borders: Natural Earth',
    moveByKeys: 'Arrow keys move it.',
  },
  de: {
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    whole: 'Alles zeigen',
    source: 'Grenzen: Natural Earth',
    moveByKeys: 'Die Pfeiltasten bewegen sie.',
  },
  fr: {
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    whole: 'Tout afficher',
    source: 'Frontières : Natural Earth',
    moveByKeys: 'Les flèches du clavier le déplacent.',
  },
  pt: {
    zoomIn: 'Ampliar',
    zoomOut: 'Reduzir',
    whole: 'Mostrar tudo',
    source: 'Fronteiras: Natural Earth',
    moveByKeys: 'As setas do teclado o movem.',
  },
};
