import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { tickStyle } from './axis';

interface Room {
  /** Of the axis. */
  width: number;
  /** Width of a place's text with the gap after it. */
  placeWidth: number | undefined;
  write: (place: string) => string;
}

const letterWidth = 7;
const textGap = 28;

/** Every so many places, of which as many as there is room for; the first one is always there. */
export function placeSteps(places: readonly string[], { width, placeWidth, write }: Room): string[] {
  const longest = Math.max(0, ...places.map((place) => write(place).length));
  const maxLabels = Math.max(2, Math.floor(width / (placeWidth ?? longest * letterWidth + textGap)));
  const step = Math.ceil(places.length / maxLabels);
  return places.filter((_, index) => index % step === 0);
}

interface Props {
  places: readonly string[];
  writePlace: (place: string) => string;
  /** Width of a place's text with the gap after it; defaults to that of the longest one. */
  placeWidth: number | undefined;
  values: readonly number[];
  writeValue: (value: number) => string;
  isRtl: boolean;
  isLying: boolean;
}

const gap = 8;

/**
 * The axes of a course with the lines of its values. The library's own ones make components of each text, and lay out
 * the page for them: together they cost more than what they stand beside.
 */
export function CourseAxes({ places, writePlace, placeWidth, values, writeValue, isRtl, isLying }: Props) {
  const area = usePlotArea();
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  if (!area || !xOf || !yOf) return null;
  const { x: left, y: top, width, height } = area;
  const start = isRtl
    ? ({ x: left + width + gap, textAnchor: 'start' } as const)
    : ({ x: left - gap, textAnchor: 'end' } as const);
  const under = { y: top + height + gap, textAnchor: 'middle', dominantBaseline: 'hanging' } as const;
  const beside = { ...start, dominantBaseline: 'central' } as const;
  const placeOf = isLying ? xOf : yOf;
  // At the first render, the scale may still be another one without a place for a value.
  const lines = values.flatMap((value) => {
    const at = placeOf(value);
    return at === undefined ? [] : [{ value, at }];
  });
  const written = isLying ? places : placeSteps(places, { width, placeWidth, write: writePlace });
  return (
    <g {...tickStyle}>
      <path
        d={lines.map(({ at }) => (isLying ? `M${at} ${top}v${height}` : `M${left} ${at}h${width}`)).join('')}
        stroke="var(--line)"
      />
      {lines.map(({ value, at }) => (
        <text key={value} {...(isLying ? { ...under, x: at } : { ...beside, y: at })}>
          {writeValue(value)}
        </text>
      ))}
      {written.map((place) => (
        <text
          key={place}
          {...(isLying
            ? { ...beside, y: yOf(place, { position: 'middle' }) }
            : { ...under, x: xOf(place, { position: 'middle' }) })}
        >
          {writePlace(place)}
        </text>
      ))}
    </g>
  );
}
