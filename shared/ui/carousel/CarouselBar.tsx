import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../Icon/IconButton';
import { useTheme } from '../theme/useTheme';
import styles from './CarouselBar.module.css';
import { CarouselPlace, type CarouselPlaces, type Thumbnail } from './CarouselPlace';
import { carouselTexts } from './carouselTexts';
import type { useEmbla } from './useEmbla';
import type { useTurning } from './useTurning';

interface CarouselBarProps extends Pick<ReturnType<typeof useEmbla>, 'embla' | 'place'> {
  places: CarouselPlaces;
  thumbnails: readonly Thumbnail[] | undefined;
  /** Given where slides change by themselves. */
  pause?: Pick<ReturnType<typeof useTurning>, 'isPaused' | 'setPaused'>;
}

/** Below the slides: which one is seen, the ways to the others, and what stops them from coming by themselves. */
export function CarouselBar({ embla, place, places, thumbnails, pause }: CarouselBarProps) {
  const texts = carouselTexts[useTheme().language];
  return (
    <div className={styles.bar}>
      <IconButton
        className={styles.step}
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
        className={styles.step}
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
