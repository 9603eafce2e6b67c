import type { CSSProperties } from 'react';
import { boxUnits } from '../../model/layout';

interface BoxStyle extends CSSProperties {
  '--units': number;
}

export function boxStyle(list: Parameters<typeof boxUnits>[0]): CSSProperties {
  const style: BoxStyle = { '--units': boxUnits(list) };
  return style;
}
