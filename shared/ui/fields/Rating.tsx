import { Rate } from 'antd';
import type { LucideIcon } from 'lucide-react';

export interface RatingProps {
  /** What is rated. */
  label: string;
  value: number;
  /** Absent: it is shown only. */
  onChange?: (value: number) => void;
  /** How many stars there are. */
  count?: number;
  /** Halves of a star count. */
  hasHalves?: boolean;
  /** Of each star, in order: "Poor", "Good". They are tooltips. */
  words?: readonly string[];
  /** In place of a star. */
  icon?: LucideIcon;
}

/** Stars: chosen by pointer or arrow keys, or shown only, in words for screen readers. */
export function Rating({ label, value, onChange, count = 5, hasHalves = false, words, icon: Sign }: RatingProps) {
  const sign = Sign && { character: <Sign size={20} fill="currentColor" strokeWidth={0} aria-hidden="true" /> };
  if (!onChange)
    return (
      <span role="img" aria-label={`${label}: ${value} / ${count}`}>
        <span inert>
          <Rate disabled allowHalf value={value} count={count} {...sign} />
        </span>
      </span>
    );
  return (
    <Rate
      aria-label={label}
      allowHalf={hasHalves}
      value={value}
      count={count}
      onChange={onChange}
      {...sign}
      {...(words && { tooltips: [...words] })}
    />
  );
}
