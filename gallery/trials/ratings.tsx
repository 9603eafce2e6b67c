import { Rating } from '@atrium/ui/fields';
import { useState } from 'react';
import { defineTrial, onOff } from '../trial/defineTrial';

interface KeptProps {
  start: number;
  count: number;
  hasHalves: boolean;
}

function ControlledRating({ start, ...props }: KeptProps) {
  const [stars, setStars] = useState(start);
  return <Rating label="Walking map" value={stars} onChange={setStars} {...props} />;
}

const rating = defineTrial({
  part: 'Rating',
  props: {
    value: { values: [0, 2.5, 4], does: 'How many stars are filled.' },
    count: { values: [5, 3, 10], does: 'Number of stars.' },
    hasHalves: onOff('Halves of a star count.'),
    onChange: { values: [true, false], does: 'Without it, the stars are shown only.', write: () => '' },
  },
  start: { value: 4, count: 5, hasHalves: false, onChange: true },
  write: ({ value, count, hasHalves, onChange }) =>
    [
      `<Rating label="Walking map" value={${value}}`,
      ...(count === 5 ? [] : [`count={${count}}`]),
      ...(hasHalves ? ['hasHalves'] : []),
      ...(onChange ? ['onChange={setStars} />'] : ['/>']),
    ].join(' '),
  render: ({ value, onChange, ...props }) =>
    onChange ? (
      <ControlledRating key={value} start={value} {...props} />
    ) : (
      <Rating label="Walking map" value={value} {...props} />
    ),
  rows: { none: { value: 0 }, half: { value: 2.5, hasHalves: true }, four: { value: 4 } },
  columns: { shown: { onChange: false } },
});

export const trials = [rating];
