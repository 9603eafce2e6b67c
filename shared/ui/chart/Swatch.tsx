import { useId } from 'react';
import { fillOf, Patterns } from './Patterns';
import { colorOf, quietColor, restColor, type SeriesStyle } from './seriesStyles';

export interface SwatchProps {
  look: SeriesStyle;
  /** A stroke in place of an area; `dashed` for what is compared with. */
  kind?: 'area' | 'stroke' | 'dashed';
  /** The missing share of a goal, whatever its style. */
  isRest?: boolean;
  /** In the neutral tone of secondary series, whatever its style. */
  isQuiet?: boolean;
}

/** The sign of a series or a part in a legend. */
export function Swatch({ look, kind = 'area', isRest = false, isQuiet = false }: SwatchProps) {
  const id = useId();
  const plainColor = isRest ? restColor : isQuiet ? quietColor : undefined;
  return (
    <svg width={14} height={12} aria-hidden="true">
      {kind === 'area' ? (
        <>
          {!plainColor && <Patterns id={id} />}
          <rect x={1} y={1} width={12} height={10} rx={2} fill={plainColor ?? fillOf(id, look)} />
        </>
      ) : (
        <path
          d="M0 6h14"
          stroke={isQuiet ? quietColor : colorOf[look]}
          strokeWidth={2}
          strokeDasharray={kind === 'dashed' ? '3 2' : undefined}
        />
      )}
    </svg>
  );
}
