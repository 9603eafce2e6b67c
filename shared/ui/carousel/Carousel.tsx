import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../Icon/IconButton';
import { useMediaQuery } from '../media/useMediaQuery';
import { useTheme } from '../theme/useTheme';
import styles from './Carousel.module.css';
import { carouselTexts } from './carouselTexts';

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
}

/** Slides beside each other, moved by buttons, arrow keys and swiping. Only what is seen can be reached. */
export function Carousel({ label, children, perView = 1, isEndless = false, every }: CarouselProps) {
  const { direction, language } = useTheme();
  const texts = carouselTexts[language];
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [viewport, embla] = useEmblaCarousel({
    direction,
    loop: isEndless,
    align: 'start',
    duration: isStill ? 0 : 25,
  });
  const [place, setPlace] = useState({ selected: 0, seen: [0], isFirst: true, isLast: false });
  const [isPaused, setPaused] = useState(isStill);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setPlace({
        selected: embla.selectedScrollSnap(),
        seen: embla.slidesInView(),
        isFirst: !embla.canScrollPrev(),
        isLast: !embla.canScrollNext(),
      });
    read();
    embla.on('select', read).on('slidesInView', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('slidesInView', read).off('reInit', read);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla || !every || isPaused || isHeld) return;
    const timer = setInterval(() => (embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0)), every);
    return () => clearInterval(timer);
  }, [embla, every, isPaused, isHeld]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const isRightToLeft = direction === 'rtl';
    if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) embla?.scrollPrev();
    if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) embla?.scrollNext();
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription={texts.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.slides} data-per-view={perView} aria-live={every && !isPaused ? 'off' : 'polite'}>
          {Children.map(children, (child, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
            <div
              className={styles.slide}
              role="group"
              aria-roledescription={texts.slide}
              inert={!place.seen.includes(index)}
            >
              {child}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.bar}>
        <IconButton
          label={texts.previous}
          icon={ChevronLeft}
          disabled={place.isFirst}
          onClick={() => embla?.scrollPrev()}
        />
        <span className={styles.place} aria-hidden="true">
          {place.selected + 1} / {embla?.scrollSnapList().length ?? 1}
        </span>
        <IconButton
          label={texts.next}
          icon={ChevronRight}
          disabled={place.isLast}
          onClick={() => embla?.scrollNext()}
        />
        {every !== undefined && every > 0 && (
          <IconButton
            label={isPaused ? texts.play : texts.pause}
            icon={isPaused ? Play : Pause}
            onClick={() => setPaused(!isPaused)}
          />
        )}
      </div>
    </section>
  );
}
