import type { ReactNode } from 'react';
import type { Tone } from '../Avatar/avatarTone';
import styles from './Pill.module.css';

export type PillTone = Tone | 'neutral';

export interface PillProps {
  tone?: PillTone;
  /** A dot before the text, for a state. */
  dot?: boolean;
  children: ReactNode;
}

/** A soft pill: a state, a label, a difference. */
export function Pill({ tone = 'neutral', dot = false, children }: PillProps) {
  return <span className={[styles.pill, styles[tone], dot ? styles.dot : ''].join(' ')}>{children}</span>;
}

/** The dot of a label; give it the label's name wherever the name is not beside it. */
export function LabelDot({ tone, name }: { tone: PillTone; name?: string }) {
  return (
    <span
      className={[styles.labelDot, styles[tone]].join(' ')}
      {...(name ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    />
  );
}
