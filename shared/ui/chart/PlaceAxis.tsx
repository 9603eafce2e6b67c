import { useChartWidth, XAxis } from 'recharts';
import { placeAxis, valueAxisWidth } from './axis';

interface Props {
  /** How many places there are. */
  count: number;
  write: (place: string) => string;
  /** What the text of a place takes with the gap after it; without it, the library measures each text. */
  placeWidth: number | undefined;
  isRtl: boolean;
}

/** The axis of places, of which as many are written as there is room for. */
export function PlaceAxis({ count, write, placeWidth, isRtl }: Props) {
  const width = useChartWidth() ?? 0;
  const most = placeWidth && Math.max(2, Math.floor((width - valueAxisWidth) / placeWidth));
  return (
    <XAxis
      {...placeAxis}
      tickFormatter={write}
      reversed={isRtl}
      tickMargin={8}
      {...(most ? { interval: Math.ceil(count / most) - 1 } : { minTickGap: 32 })}
    />
  );
}
