import { ClearIcon, Icon, Input } from '@atrium/ui';
import { Mail } from 'lucide-react';
import { defineTrial, onOff } from '../trial/defineTrial';

const input = defineTrial({
  part: 'Input',
  props: {
    value: { values: ['', 'amira@example.com', 'amira@'], does: 'What is in it.' },
    prefix: { ...onOff('An icon before the text.'), write: () => 'prefix={<Icon of={Mail} />}' },
    size: { values: ['middle', 'small', 'large'], does: '32, 24 or 40 px.' },
    status: { values: ['', 'warning', 'error'], does: 'What is wrong with it; a sentence beside it says so in words.' },
    allowClear: onOff('It can be emptied by a click.'),
    readOnly: onOff('It can be read and copied only.'),
    disabled: onOff('It cannot be used now.'),
  },
  start: {
    value: 'amira@example.com',
    prefix: true,
    size: 'middle',
    status: '',
    allowClear: false,
    readOnly: false,
    disabled: false,
  },
  given: ['aria-label="Email"', 'onChange={change}'],
  render: ({ prefix, value, allowClear, ...props }) => (
    <Input
      key={value}
      {...props}
      aria-label="Email"
      placeholder="name@example.com"
      defaultValue={value}
      {...(allowClear && { allowClear: { clearIcon: <ClearIcon /> } })}
      {...(prefix && { prefix: <Icon of={Mail} /> })}
    />
  ),
  rows: { empty: { value: '' }, filled: {}, wrong: { value: 'amira@', status: 'error' } },
  isTouched: true,
  columns: { readOnly: { readOnly: true }, off: { disabled: true } },
});

export const trials = [input];
