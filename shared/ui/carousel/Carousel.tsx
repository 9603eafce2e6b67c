import { Children, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTheme } from '../theme/useTheme';
import styles from './Carousel.module.css';
import { CarouselBar } from './CarouselBar';
import type { CarouselPlaces, Thumbnail } from './CarouselPlace';
import { carouselTexts } from './carouselTexts';
import { useEmbla } from './useEmbla';
import { useTurning } from './useTurning';

export interface CarouselProps {
  /** What the slides show. */
  label: string;
  /** One slide each. */
  children: ReactNode;
  /** How many are seen at once; one on phones. */
  perView?: 1 | 2 | 3 | 4;
  /** The last slide is followed by the first. */
  isEndless?: boolean;
  /** Milliseconds after which the next slide comes by itself; it waits while somebody points at it or is within it. */
  every?: number;
  /** Where the next slide comes from: from beside, from below, or it appears in the place of the last one. */
  way?: 'beside' | 'below' | 'fade';
  /** In pixels, where slides come from below. */
  height?: number;
  /** How far a step goes: one slide, as many as are seen, or as far as it is thrown. */
  step?: 'slide' | 'view' | 'free';
  /** One slide in the middle, and the edges of its neighbours beside it. */
  isCentred?: boolean;
  /** A slide is drawn when it is next: for large pictures, and for many slides. */
  rendersLate?: boolean;
  /** What says which slide is seen. */
  places?: CarouselPlaces;
  /** In place of that: all slides in small, in their order. */
  thumbnails?: readonly Thumbnail[];
}

/** Slides beside each other, moved by buttons, arrow keys and swiping. Only what is seen can be reached. */
export function Carousel({
  label,
  children,
  perView = 1,
  isEndless = false,
  every,
  way = 'beside',
  height = 240,
  step = 'slide',
  isCentred = false,
  rendersLate = false,
  places = 'number',
  thumbnails,
}: CarouselProps) {
  const { direction, language } = useTheme();
  const texts = carouselTexts[language];
  const { viewport, embla, place, isStill } = useEmbla({ isEndless, way, step, isCentred });
  const { isPaused, setPaused, hears } = useTurning(embla, every, isStill);
  const count = Children.count(children);
  const isNext = (index: number) => place.seen.some((seen) => [0, 1, count - 1].includes(Math.abs(seen - index)));

  const [back, on] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === back) embla?.scrollPrev();
    if (key === on) embla?.scrollNext();
  };

  return (
    <section aria-roledescription={texts.carousel} aria-label={label} onKeyDown={onKeyDown} {...hears}>
      <div className={styles.viewport} ref={viewport} {...(way === 'below' && { style: { blockSize: height } })}>
        <div
          className={styles.slides}
          data-per-view={perView}
          data-way={way}
          data-centred={isCentred || undefined}
          aria-live={every && !isPaused ? 'off' : 'polite'}
        >
          {Children.map(children, (child, index) => (
            <Slide role={texts.slide} isSeen={place.seen.includes(index)} isRendered={!rendersLate || isNext(index)}>
              {child}
            </Slide>
          ))}
        </div>
      </div>
      <CarouselBar
        embla={embla}
        place={place}
        places={places}
        thumbnails={thumbnails}
        {...(every !== undefined && every > 0 && { pause: { isPaused, setPaused } })}
      />
    </section>
  );
}

interface SlideProps {
  /** What a slide is called in the language of the page. */
  role: string;
  isSeen: boolean;
  isRendered: boolean;
  children: ReactNode;
}

/** Once drawn, it stays: a picture that was loaded is not loaded again. */
function Slide({ role, isSeen, isRendered, children }: SlideProps) {
  const [wasRendered, setWasRendered] = useState(isRendered);
  if (isRendered && !wasRendered) setWasRendered(true);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
    <div className={styles.slide} role="group" aria-roledescription={role} inert={!isSeen}>
      {wasRendered && children}
    </div>
  );
}
