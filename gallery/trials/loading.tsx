import { LoadingRows, Spinner } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

const rows = defineTrial({
  part: 'LoadingRows',
  props: {
    shape: { values: ['person', 'line', 'text', 'card'], does: 'Of what comes: rows with a picture, lines, boxes.' },
    rows: { values: [6, 1, 3], does: 'How many of them.' },
  },
  start: { shape: 'person', rows: 3 },
  render: (props) => (
    <div style={{ inlineSize: 220 }}>
      <LoadingRows {...props} />
    </div>
  ),
  rows: { shapes: { rows: 1 } },
  columns: { line: { shape: 'line' }, text: { shape: 'text' }, card: { shape: 'card' } },
});

const spinner = defineTrial({
  part: 'Spinner',
  props: { isFull: onOff('It fills its place, and is in the middle.') },
  start: { isFull: false },
  render: (props) => (
    <div style={{ inlineSize: 160, blockSize: 96 }}>
      <Spinner {...props} />
    </div>
  ),
  rows: { spinner: {} },
  columns: { full: { isFull: true } },
});

export const trials = [rows, spinner];
