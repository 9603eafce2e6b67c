import { useFormat } from '@atrium/ui';
import { DaysField, MonthGrid } from '@atrium/ui/month';
import { useState } from 'react';
import { Row } from '../components/Row';

/** For pages whose subject is the choice of a day: nothing has to be opened. */
export function AlwaysOpen() {
  const [day, setDay] = useState('2026-11-12');
  const format = useFormat();
  return (
    <Row>
      <MonthGrid label="Appears on" day={day} onChoose={setDay} />
      <span role="status">{format.dateLong(day)}</span>
    </Row>
  );
}

/** Each is listed, in order, and taken away by its button. */
export function SeveralDays() {
  const [days, setDays] = useState<readonly string[]>(['2026-11-12', '2026-11-17']);
  return <DaysField label="Days off" value={days} onChange={setDays} />;
}

/** Days outside of the limits cannot be chosen. */
export function WithinLimits() {
  const [day, setDay] = useState('2026-11-12');
  return <MonthGrid label="In the second week" day={day} onChoose={setDay} min="2026-11-09" max="2026-11-15" />;
}

/** Beside a list or a calendar whose days it marks. */
export function AtTheSide() {
  const [day, setDay] = useState('2026-11-12');
  return (
    <MonthGrid
      label="Go to a day"
      day={day}
      onChoose={setDay}
      isMarked={(one) => one >= '2026-11-09' && one <= '2026-11-15'}
      isSmall
    />
  );
}
