import { Rate } from 'antd';
import { type LucideIcon, Star } from 'lucide-react';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import styles from './Rating.module.css';

export interface RatingProps {
  /** Name of the rating. */
  label: string;
  value: number;
  /** Absent: it is shown only. */
  onChange?: (value: number) => void;
  /** Number of stars. */
  count?: number;
  /** Halves of a star count. */
  hasHalves?: boolean;
  /** Of each star, in order: "Poor", "Good". They are tooltips. */
  words?: readonly string[];
  /** In place of a star. */
  icon?: LucideIcon;
}

/** Stars: chosen by pointer or arrow keys, or shown only, in words for screen readers. */
export function Rating({
  label,
  value,
  onChange,
  count = 5,
  hasHalves = false,
  words,
  icon: Sign = Star,
}: RatingProps) {
  const renderIcon = ({ index = 0 }: { index?: number }) => (
    <>
      <Sign size={20} strokeWidth={1.75} aria-hidden="true" focusable="false" />
      <span className={styles.name}>
        <VisuallyHidden>{words?.[index] ?? `${index + 1} / ${count}`}</VisuallyHidden>
      </span>
    </>
  );
  const rateProps = { className: styles.rating, value, count, character: renderIcon };
  if (!onChange)
    return (
      <span role="img" aria-label={`${label}: ${value} / ${count}`}>
        <span inert>
          <Rate {...rateProps} disabled allowHalf />
        </span>
      </span>
    );
  return (
    <Rate
      {...rateProps}
      aria-label={label}
      allowHalf={hasHalves}
      onChange={onChange}
      {...(words && { tooltips: [...words] })}
    />
  );
}
