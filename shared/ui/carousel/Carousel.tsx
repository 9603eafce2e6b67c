import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../Icon/IconButton';
import { useTheme } from '../theme/useTheme';
import styles from './Carousel.module.css';
import carouselBarStyles from './CarouselBar.module.css';
import { CarouselPlace, type CarouselPlaces, type Thumbnail } from './CarouselPlace';
import { carouselTexts } from './carouselTexts';
import { useEmbla } from './useEmbla';
import { useTurning } from './useTurning';

interface CarouselBarProps extends Pick<ReturnType<typeof useEmbla>, 'embla' | 'place'> {
  places: CarouselPlaces;
  thumbnails: readonly Thumbnail[] | undefined;
  /** Given where slides change by themselves. */
  pause?: Pick<ReturnType<typeof useTurning>, 'isPaused' | 'setPaused'>;
}

/** Below the slides: which one is seen, the ways to the others, and what stops them from coming by themselves. */
function CarouselBar({ embla, place, places, thumbnails, pause }: CarouselBarProps) {
  const texts = carouselTexts[useTheme().language];
  return (
    <div className={carouselBarStyles.bar}>
      <IconButton
        className={carouselBarStyles.step}
        label={texts.previous}
        icon={ChevronLeft}
        disabled={place.isFirst}
        onClick={() => embla?.scrollPrev()}
      />
      <CarouselPlace
        as={places}
        thumbnails={thumbnails}
        name={texts.place}
        selected={place.selected}
        count={place.count}
        onGo={(to) => embla?.scrollTo(to)}
      />
      <IconButton
        className={carouselBarStyles.step}
        label={texts.next}
        icon={ChevronRight}
        disabled={place.isLast}
        onClick={() => embla?.scrollNext()}
      />
      {pause && (
        <IconButton
          label={pause.isPaused ? texts.play : texts.pause}
          icon={pause.isPaused ? Play : Pause}
          onClick={() => pause.setPaused(!pause.isPaused)}
        />
      )}
    </div>
  );
}

export interface CarouselProps {
  /** Accessible name. */
  label: string;
  /** One slide each. */
  children: ReactNode;
  /** Slides in view; one on phones. */
  perView?: 1 | 2 | 3 | 4;
  /** The last slide is followed by the first. */
  isEndless?: boolean;
  /** Milliseconds after which the next slide comes by itself; it waits while somebody points at it or is within it. */
  every?: number;
  /** Direction of the next slide: from beside, from below, or a fade. */
  way?: 'beside' | 'below' | 'fade';
  /** In pixels, where slides come from below. */
  height?: number;
  /** Length of a step: one slide, the slides in view, or free. */
  step?: 'slide' | 'view' | 'free';
  /** Centres one slide between the edges of its neighbours. */
  isCentred?: boolean;
  /** A slide is drawn when it is next: for large pictures, and for many slides. */
  rendersLate?: boolean;
  /** Kind of indicator. */
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
  const { isPaused, setPaused, listeners } = useTurning(embla, every, isStill);
  const count = Children.count(children);
  const isNext = (index: number) => place.seen.some((seen) => [0, 1, count - 1].includes(Math.abs(seen - index)));

  const [back, on] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === back) embla?.scrollPrev();
    if (key === on) embla?.scrollNext();
  };

  return (
    <section aria-roledescription={texts.carousel} aria-label={label} onKeyDown={onKeyDown} {...listeners}>
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
  /** Role description of a slide, in the page's language. */
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
