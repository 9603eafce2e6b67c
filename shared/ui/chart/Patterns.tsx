import { colorOf, type SeriesStyle, seriesStyles } from './seriesStyles';

const size = 6;

/** The lines or dots over a colour; plain has none. */
export const drawings: Record<SeriesStyle, string | null> = {
  plain: null,
  hatch: 'M0 6 6 0',
  dots: 'M3 3h.01',
  back: 'M0 0 6 6',
  line: 'M0 3h6',
};

/** The fills of a chart's parts, distinguished without colour too. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {seriesStyles.map((look) => (
        <pattern key={look} id={`${id}${look}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <rect width={size} height={size} fill={colorOf[look]} />
          {drawings[look] && (
            <path
              d={drawings[look]}
              stroke="var(--sheet)"
              strokeWidth={look === 'dots' ? 2.4 : 1.2}
              strokeLinecap="round"
              strokeOpacity={0.75}
            />
          )}
        </pattern>
      ))}
    </defs>
  );
}

/** The fill of a look in a chart that draws `Patterns` with this id. */
export const fillOf = (id: string, look: SeriesStyle): string => `url(#${id}${look})`;
