import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '../media/useMediaQuery';
import { useTheme } from '../theme/useTheme';

interface Moves {
  isEndless: boolean;
  way: 'beside' | 'below' | 'fade';
  step: 'slide' | 'view' | 'free';
  isCentred: boolean;
}

/** The library that moves the slides, and where it is. */
export function useEmbla({ isEndless, way, step, isCentred }: Moves) {
  const { direction } = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [viewport, embla] = useEmblaCarousel({
    direction,
    axis: way === 'below' ? 'y' : 'x',
    loop: isEndless,
    align: isCentred ? 'center' : 'start',
    slidesToScroll: step === 'view' ? 'auto' : 1,
    dragFree: step === 'free',
    watchDrag: way !== 'fade',
    duration: isStill || way === 'fade' ? 0 : 25,
  });
  const [place, setPlace] = useState({ selected: 0, count: 1, seen: [0], isFirst: true, isLast: false });

  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setPlace({
        selected: embla.selectedScrollSnap(),
        count: embla.scrollSnapList().length,
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

  return { viewport, embla, place, isStill };
}
