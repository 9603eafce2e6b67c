import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat';
import styles from './LengthNote.module.css';

export interface LengthNoteProps {
  /** Characters that are written. */
  length: number;
  /** Characters that are taken. */
  limit: number;
  /** For `aria-describedby` of the field. */
  id?: string;
}

/** From how much of its limit on a field says so. */
const nearLimit = 0.9;

/** Remaining length of a field, once it is nearly full, and the excess over its limit. */
export function LengthNote({ length, limit, id }: LengthNoteProps) {
  const { t } = useTranslation('kit');
  const { number } = useFormat();
  const left = limit - length;
  const state = left < 0 ? 'over' : left === 0 ? 'full' : 'left';
  const isShown = length >= limit * nearLimit;
  return (
    <p id={id} className={styles.note} data-state={state} aria-live="polite">
      {isShown && t(`length.${state}`, { count: Math.abs(left), limit: number(limit) })}
    </p>
  );
}
