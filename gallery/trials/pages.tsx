import { Pagination } from '@atrium/ui/table';
import { defineTrial, onOff } from '../trial/defineTrial';

const pagination = defineTrial({
  part: 'Pagination',
  props: {
    total: { values: [0, 45, 132, 1240], does: 'How many there are of what the pages hold.' },
    size: { values: ['middle', 'small'], does: '32 or 24 px.' },
    simple: onOff('One page and how many there are.'),
    showQuickJumper: onOff('A field to go to a page.'),
    showSizeChanger: onOff('A choice of how many a page holds.'),
    disabled: onOff('It cannot be used while something is on its way.'),
  },
  start: {
    total: 132,
    size: 'middle',
    simple: false,
    showQuickJumper: false,
    showSizeChanger: false,
    disabled: false,
  },
  given: ['current={page}', 'onChange={setPage}'],
  render: (props) => <Pagination {...props} defaultCurrent={3} />,
  rows: { middle: { total: 45 }, small: { total: 45, size: 'small' } },
  columns: { simple: { simple: true }, off: { disabled: true } },
});

export const trials = [pagination];
