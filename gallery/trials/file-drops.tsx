import { FileDrop } from '@atrium/ui/fields';
import { defineTrial, onOff } from '../trial/defineTrial';

const drop = defineTrial({
  part: 'FileDrop',
  props: {
    hint: { values: ['Up to 5 MB each', 'CSV or XLSX'], does: 'What is taken.' },
    isSingle: onOff('One file only.'),
    isDisabled: onOff('Nothing can be dropped now.'),
  },
  start: { hint: 'Up to 5 MB each', isSingle: false, isDisabled: false },
  given: ['label="Drop files here, or choose them"', 'onFiles={add}'],
  render: (props) => <FileDrop label="Drop files here, or choose them" onFiles={() => undefined} {...props} />,
  rows: { several: {} },
  isTouched: true,
  columns: { off: { isDisabled: true } },
});

export const trials = [drop];
