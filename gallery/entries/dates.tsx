import { useFormat } from '@atrium/ui';
import { DatePicker, type DateRange, RangePicker, TimePicker } from '@atrium/ui/date';
import { useState } from 'react';
import { Row } from '../components/Row';

/**
 * Takes and gives text, `2026-11-12`: it fits into a form as it is, and shows the day as the language writes it. Type
 * 31/12/26, 31 Dec or tomorrow; 03/04/2027 asks in English, and what is no day stays, with an error beside it.
 */
export function Day() {
  const [day, setDay] = useState<string | null>('2026-11-12');
  return (
    <Row>
      <DatePicker aria-label="Issued" value={day} onChange={setDay} />
      <code>{day}</code>
    </Row>
  );
}

export function DayAndTime() {
  const [start, setStart] = useState<string | null>('2026-11-12T09:30:00.000Z');
  return <DatePicker aria-label="Start" value={start} onChange={setStart} hasTime />;
}

export function States() {
  return (
    <Row>
      <DatePicker aria-label="Due" status="error" value="2026-11-10" />
      <DatePicker aria-label="Closed" disabled value="2026-11-10" />
      <DatePicker aria-label="Within November" min="2026-11-01" max="2026-11-30" value="2026-11-12" />
    </Row>
  );
}

export function Range() {
  const [range, setRange] = useState<DateRange | null>({ from: '2026-11-01', to: '2026-11-30' });
  return <RangePicker aria-label="Period" value={range} onChange={setRange} />;
}

export function Time() {
  const [time, setTime] = useState<string | null>('09:30');
  return <TimePicker aria-label="At" value={time} onChange={setTime} />;
}

/** Days that cannot be chosen are pale; one that is typed all the same gets a sentence. */
export function Limits() {
  const [day, setDay] = useState<string | null>('2026-11-12');
  return <DatePicker aria-label="Within November" value={day} onChange={setDay} min="2026-11-01" max="2026-11-30" />;
}

/** The field takes what people write; beside it, the day as a sentence. */
export function InWords() {
  const [day, setDay] = useState<string | null>('2026-11-12');
  const format = useFormat();
  return (
    <Row>
      <DatePicker aria-label="Appears on" value={day} onChange={setDay} />
      <span role="status">{day && format.dateLong(day)}</span>
    </Row>
  );
}
