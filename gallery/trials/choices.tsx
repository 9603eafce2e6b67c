import { Segmented } from '@atrium/ui/choice';
import { defineTrial, onOff } from '../trial/defineTrial';

const segmented = defineTrial({
  part: 'Segmented',
  props: {
    size: { values: ['middle', 'small', 'large'], does: '32, 24 or 40 px.' },
    vertical: onOff('Below each other.'),
    block: onOff('As wide as its place.'),
    disabled: onOff('It cannot be changed now.'),
  },
  start: { size: 'middle', vertical: false, block: false, disabled: false },
  given: ['options={options}', 'value={period}', 'onChange={choose}'],
  render: (props) => (
    <Segmented {...props} aria-label="Period" options={['Week', 'Month', 'Year']} defaultValue="Month" />
  ),
  rows: { middle: { size: 'middle' }, small: { size: 'small' }, large: { size: 'large' } },
  columns: { off: { disabled: true }, vertical: { vertical: true } },
});

export const trials = [segmented];
