import { Carousel } from '@atrium/ui/carousel';
import { slides } from '../components/slides';
import { defineTrial, onOff } from '../trial/defineTrial';

const carousel = defineTrial({
  part: 'Carousel',
  props: {
    perView: { values: [1, 2, 3, 4], does: 'How many are seen at once; one on phones.' },
    isEndless: onOff('The last slide is followed by the first.'),
    way: { values: ['beside', 'below', 'fade'], does: 'Where the next slide comes from.' },
    step: { values: ['slide', 'view', 'free'], does: 'How far a step goes.' },
    isCentred: onOff('One slide in the middle, and the edges of its neighbours.'),
    places: { values: ['number', 'dots', 'line'], does: 'What says which slide is seen.' },
    every: { values: [0, 3000, 6000], does: 'Milliseconds after which the next slide comes by itself.' },
  },
  start: {
    perView: 2,
    isEndless: false,
    way: 'beside',
    step: 'slide',
    isCentred: false,
    places: 'number',
    every: 0,
  },
  given: ['label="Places"'],
  inside: '{slides}',
  render: (props) => (
    <div style={{ inlineSize: '100%', minInlineSize: 0 }}>
      <Carousel key={Object.values(props).join()} label="Places to try" {...props}>
        {slides}
      </Carousel>
    </div>
  ),
  rows: {},
});

export const trials = [carousel];
