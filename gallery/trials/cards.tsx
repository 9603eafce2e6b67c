import { StatCard } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

const changes = {
  none: null,
  better: { text: '+4.8 %', tone: 'green' },
  worse: { text: '−2.1 %', tone: 'red' },
} as const;

const trend = { values: [12, 18, 15, 22, 19, 27, 31, 28, 36], text: 'From 12 to 36 in nine weeks' };

const card = defineTrial({
  part: 'StatCard',
  props: {
    value: { values: ['1,240', '€12,900', '58 %'], does: 'Formatted by `useFormat`.' },
    change: {
      values: ['none', 'better', 'worse'],
      does: 'The difference to before, in the tone that says whether it is good.',
      write: (change) => `change={{ text: '${changes[change]?.text}', tone: '${changes[change]?.tone}' }}`,
    },
    trend: { ...onOff('The course that led here, and in words.'), write: () => 'trend={trend}' },
  },
  start: { value: '1,240', change: 'better', trend: true },
  given: ['label="Orders"'],
  render: ({ value, change, trend: hasTrend }) => {
    const difference = changes[change];
    return (
      <div style={{ inlineSize: 200 }}>
        <StatCard
          label="Orders"
          value={value}
          {...(difference && { change: difference })}
          {...(hasTrend && { trend })}
        />
      </div>
    );
  },
  rows: { number: { trend: false }, trend: {} },
  columns: { worse: { change: 'worse' }, alone: { change: 'none' } },
});

export const trials = [card];
