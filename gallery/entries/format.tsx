import { useFormat } from '@atrium/ui';
import styles from './format.module.css';

const then = '2026-11-12T09:42:00';

/** Everything that a person reads of numbers, money and time goes through it, in their language. */
export function InTheLanguageChosen() {
  const format = useFormat();
  const lines = {
    'number(1234567.5)': format.number(1234567.5),
    'percent(0.586)': format.percent(0.586),
    'compact(92600)': format.compact(92600),
    'signed(-12)': format.signed(-12),
    'money(2401.52)': format.money(2401.52),
    "money(2401.52, 'USD')": format.money(2401.52, 'USD'),
    'fileSize(1480000)': format.fileSize(1_480_000),
    'date(then)': format.date(then),
    'dateShort(then)': format.dateShort(then),
    'dateLong(then)': format.dateLong(then),
    'time(then)': format.time(then),
    'dateTime(then)': format.dateTime(then),
    'dateRange(then, later)': format.dateRange(then, '2026-12-01'),
    'day(now)': format.day(Date.now()),
    'ago(an hour before)': format.ago(Date.now() - 3_600_000),
    'range(1, 10)': format.range(1, 10),
    'list(names)': format.list(['Amira', 'Jonas', 'Tom']),
  };
  return (
    <dl className={styles.lines}>
      {Object.entries(lines).map(([call, text]) => (
        <div key={call} className={styles.line}>
          <dt dir="ltr">{call}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
