import type { ReactNode } from 'react';
import { Pill, type PillTone } from '../Text/Pill';
import { Card } from './Card';
import { Sparkline } from './Sparkline';
import styles from './StatCard.module.css';

export interface StatCardProps {
  label: string;
  /** Formatted. */
  value: ReactNode;
  /** The difference to before, formatted, in the tone that says whether it is good. */
  change?: { text: string; tone: PillTone };
  /** The course that led here. `text` tells it in words. */
  trend?: { values: readonly number[]; text: string };
}

/** A number with name, change and course. */
export function StatCard({ label, value, change, trend }: StatCardProps) {
  return (
    <Card label={label}>
      <div className={styles.label}>{label}</div>
      <div className={styles.row}>
        <bdi className={styles.value}>{value}</bdi>
        {change && (
          <Pill tone={change.tone}>
            <bdi>{change.text}</bdi>
          </Pill>
        )}
      </div>
      {trend && <Sparkline values={trend.values} text={trend.text} />}
    </Card>
  );
}
