import { useFormat, useTheme } from '@atrium/ui';
import { type KeyboardEvent, lazy, Suspense, type TouchEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../components/Product/ProductPicture';
import styles from './Gallery.module.css';

/** Minimum swipe distance; less is a tap or scroll. */
const minSwipe = 40;

/** Cycles through pictures by arrow keys and swipes, in reading direction. */
function useTurning(count: number) {
  const { direction } = useTheme();
  const [shown, setShown] = useState(0);
  const from = useRef<number>(undefined);
  const toRight = direction === 'rtl' ? -1 : 1;
  const rotate = (steps: number) => setShown((shown + steps + count) % count);
  return {
    shown,
    setShown,
    turning: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'ArrowRight') rotate(toRight);
        if (key === 'ArrowLeft') rotate(-toRight);
      },
      onTouchStart: ({ touches }: TouchEvent) => {
        from.current = touches.length === 1 ? touches[0]?.clientX : undefined;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const to = changedTouches[0]?.clientX;
        if (from.current === undefined || to === undefined) return;
        const moved = to - from.current;
        if (Math.abs(moved) >= minSwipe) rotate(moved < 0 ? toRight : -toRight);
      },
    },
  };
}

const LargePictures = lazy(() => import('./LargePictures'));

/** Pictures of a product: a large one, and thumbnails. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useTranslation('ecommerce');
  const { pair } = useFormat();
  const { shown, setShown, turning } = useTurning(pictures.length);
  const [isLarge, setLarge] = useState(false);
  const place = t('product.picture', { at: shown + 1, of: pictures.length });
  return (
    <div className={styles.gallery}>
      <ul className={styles.choices} aria-label={t('product.pictures')}>
        {pictures.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={index === shown}
              aria-label={t('product.picture', { at: index + 1, of: pictures.length })}
              onClick={() => setShown(index)}
            >
              <ProductPicture className={styles.small} product={{ image, name }} isNamed />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.frame}
        aria-label={pair(place, t('product.enlarge'))}
        onClick={() => setLarge(true)}
        {...turning}
      >
        <ProductPicture className={styles.large} product={{ image: pictures[shown] ?? '', name }} />
        <span className={styles.place}>{place}</span>
      </button>
      {isLarge && (
        <Suspense>
          <LargePictures
            pictures={pictures.map((src) => ({ src, alt: name }))}
            start={shown}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
