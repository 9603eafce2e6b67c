import { Meter, ProgressBar } from '@atrium/ui';
import { defineTrial } from '../trial/defineTrial';

const tone = {
  values: ['accent', 'green', 'amber', 'red', 'teal', 'plum', 'neutral'],
  does: 'What it means; the number beside it says the same.',
} as const;

const meter = defineTrial({
  part: 'Meter',
  props: {
    share: { values: [0, 0.25, 0.6, 1], does: '0 to 1.' },
    tone,
  },
  start: { share: 0.6, tone: 'accent' },
  given: ['label="Storage"'],
  render: (props) => (
    <div style={{ inlineSize: 240 }}>
      <Meter label="Storage" {...props} />
    </div>
  ),
  rows: { accent: {}, amber: { tone: 'amber' } },
  columns: { empty: { share: 0 }, full: { share: 1 } },
});

const bar = defineTrial({
  part: 'ProgressBar',
  props: {
    share: {
      values: ['unknown', '0.25', '0.6', '1'],
      does: '0 to 1; absent while nobody knows.',
      write: (share) => `share={${share}}`,
    },
    tone,
  },
  start: { share: '0.6', tone: 'accent' },
  given: ['label="Upload"'],
  render: ({ share, ...props }) => (
    <div style={{ inlineSize: 240 }}>
      <ProgressBar label="Upload" {...props} {...(share !== 'unknown' && { share: Number(share) })} />
    </div>
  ),
  rows: { accent: {}, green: { tone: 'green' } },
  columns: { unknown: { share: 'unknown' }, full: { share: '1' } },
});

export const trials = [meter, bar];
