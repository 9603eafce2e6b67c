import { NumberInput } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

const trial = defineTrial({
  part: 'NumberInput',
  props: {
    value: { values: [0, 12, 1240.5], does: 'The number, or null for an empty field.' },
    digits: { values: [0, 2], does: 'How many digits after the decimal sign are kept.' },
    minDigits: { values: [0, 2], does: 'How many of them are always written: two for money.' },
    size: { values: ['middle', 'small', 'large'], does: '32, 24 or 40 px.' },
    disabled: onOff('It cannot be used now.'),
  },
  start: { value: 1240.5, digits: 2, minDigits: 2, size: 'middle', disabled: false },
  given: ['aria-label="Amount"', 'onChange={change}'],
  render: (props) => <NumberInput {...props} aria-label="Amount" />,
  rows: { whole: { value: 12, digits: 0, minDigits: 0 }, money: {} },
  isTouched: true,
  columns: { off: { disabled: true } },
});

export const trials = [trial];
