import type { Language } from '@atrium/contract';

/** Texts of the carousel: they load with it, not with every page. */
export const carouselTexts: Record<
  Language,
  Record<'carousel' | 'slide' | 'place' | 'previous' | 'next' | 'pause' | 'play', string>
> = {
  en: {
    carousel: 'carousel',
    slide: 'slide',
    place: 'Slide',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause',
    play: 'Play',
  },
  de: {
    carousel: 'Karussell',
    slide: 'Folie',
    place: 'Folie',
    previous: 'Vorherige Folie',
    next: 'Nächste Folie',
    pause: 'Anhalten',
    play: 'Abspielen',
  },
  fr: {
    carousel: 'carrousel',
    slide: 'diapositive',
    place: 'Diapositive',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    pause: 'Pause',
    play: 'Lecture',
  },
  pt: {
    carousel: 'carrossel',
    slide: 'slide',
    place: 'Slide',
    previous: 'Slide anterior',
    next: 'Próximo slide',
    pause: 'Pausar',
    play: 'Reproduzir',
  },
};
