import { Radio } from '@atrium/ui/choice';
import { defineTrial, onOff } from '../trial/defineTrial';

const radio = defineTrial({
  part: 'Radio',
  props: { checked: onOff('The chosen one of its group.'), disabled: onOff('It cannot be chosen now.') },
  start: { checked: true, disabled: false },
  inside: 'By post',
  render: (props) => <Radio {...props}>By post</Radio>,
  rows: { unchecked: { checked: false }, checked: { checked: true } },
  isTouched: true,
  columns: { off: { disabled: true } },
});

const group = defineTrial({
  part: 'Radio.Group',
  props: {
    vertical: onOff('Below each other.'),
    optionType: { values: ['default', 'button'], does: 'As circles, or as buttons beside each other.' },
    disabled: onOff('None can be chosen now.'),
  },
  start: { vertical: false, optionType: 'default', disabled: false },
  given: ['options={options}', 'defaultValue="Month"'],
  render: (props) => (
    <Radio.Group {...props} aria-label="Period" options={['Week', 'Month', 'Year']} defaultValue="Month" />
  ),
  rows: { default: { optionType: 'default' }, button: { optionType: 'button' } },
  columns: { off: { disabled: true } },
});

export const trials = [radio, group];
