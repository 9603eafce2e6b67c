import { Switch } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

const trial = defineTrial({
  part: 'Switch',
  props: {
    checked: onOff('On.'),
    size: { values: ['medium', 'small'], does: '22 or 16 px high.' },
    loading: onOff('It waits for an answer, and cannot be switched.'),
    disabled: onOff('It cannot be switched now.'),
  },
  start: { checked: true, size: 'medium', loading: false, disabled: false },
  given: ['aria-label="Notifications"', 'onChange={change}'],
  render: (props) => <Switch {...props} aria-label="Notifications" />,
  rows: { checked: { checked: true }, unchecked: { checked: false } },
  isTouched: true,
  columns: { busy: { loading: true }, off: { disabled: true } },
});

export const trials = [trial];
