import { Checkbox } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

const checkbox = defineTrial({
  part: 'Checkbox',
  props: {
    checked: onOff('Chosen.'),
    indeterminate: onOff('Some of what it stands for is chosen.'),
    disabled: onOff('It cannot be changed now.'),
  },
  start: { checked: true, indeterminate: false, disabled: false },
  given: ['onChange={choose}'],
  inside: 'Every day',
  render: (props) => <Checkbox {...props}>Every day</Checkbox>,
  rows: {
    unchecked: { checked: false },
    checked: { checked: true },
    indeterminate: { checked: false, indeterminate: true },
  },
  isTouched: true,
  columns: { off: { disabled: true } },
});

export const trials = [checkbox];
