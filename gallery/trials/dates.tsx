import { DatePicker, TimePicker } from '@atrium/ui/date';
import { useState } from 'react';
import { defineTrial, onOff } from '../trial/defineTrial';

interface DayProps {
  hasTime: boolean;
  status: '' | 'warning' | 'error';
  disabled: boolean;
  isLimited: boolean;
}

function ControlledDay({ hasTime, status, disabled, isLimited }: DayProps) {
  const [day, setDay] = useState<string | null>(hasTime ? '2026-11-12T09:30:00.000Z' : '2026-11-12');
  const limits = isLimited && { min: '2026-11-01', max: '2026-11-30' };
  return (
    <DatePicker
      aria-label="Due"
      value={day}
      onChange={setDay}
      hasTime={hasTime}
      status={status}
      disabled={disabled}
      {...limits}
    />
  );
}

const day = defineTrial({
  part: 'DatePicker',
  props: {
    hasTime: onOff('Lets one choose a time as well; the value is then a moment.'),
    isLimited: {
      ...onOff('Days before `min` and after `max` may not be chosen.'),
      write: () => 'min="2026-11-01" max="2026-11-30"',
    },
    status: { values: ['', 'warning', 'error'], does: 'What is wrong with it.' },
    disabled: onOff('It cannot be used now.'),
  },
  start: { hasTime: false, isLimited: false, status: '', disabled: false },
  given: ['aria-label="Due"', 'value={day}', 'onChange={setDay}'],
  render: (props) => <ControlledDay key={String(props.hasTime)} {...props} />,
  rows: { day: {}, moment: { hasTime: true }, wrong: { status: 'error' } },
  isTouched: true,
  columns: { off: { disabled: true } },
});

function ControlledTime({ disabled }: { disabled: boolean }) {
  const [time, setTime] = useState<string | null>('09:30');
  return <TimePicker aria-label="At" value={time} onChange={setTime} disabled={disabled} />;
}

const time = defineTrial({
  part: 'TimePicker',
  props: { disabled: onOff('It cannot be used now.') },
  start: { disabled: false },
  given: ['aria-label="At"', 'value={time}', 'onChange={setTime}'],
  render: (props) => <ControlledTime {...props} />,
  rows: { time: {} },
  isTouched: true,
  columns: { off: { disabled: true } },
});

export const trials = [day, time];
