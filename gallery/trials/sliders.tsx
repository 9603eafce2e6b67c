import { Slider } from '@atrium/ui/fields';
import { defineTrial, onOff } from '../trial/defineTrial';

const slider = defineTrial({
  part: 'Slider',
  props: {
    step: { values: [1, 10, 25], does: 'From one value to the next.' },
    dots: onOff('A dot at each value.'),
    included: { values: [true, false], does: 'The way up to the value is filled.' },
    reverse: onOff('From the end to the start.'),
    disabled: onOff('It cannot be moved now.'),
  },
  start: { step: 10, dots: true, included: true, reverse: false, disabled: false },
  given: ['ariaLabelForHandle="Volume"', 'defaultValue={30}'],
  render: (props) => (
    <div style={{ inlineSize: 128 }}>
      <Slider {...props} ariaLabelForHandle="Volume" defaultValue={30} />
    </div>
  ),
  rows: { plain: { step: 1, dots: false }, steps: {} },
  isTouched: true,
  columns: { off: { disabled: true } },
});

export const trials = [slider];
