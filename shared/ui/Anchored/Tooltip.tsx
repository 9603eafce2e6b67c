import type { TooltipProps } from 'antd';
import { useAnchored } from './useAnchored';

/** A word or two beside what the pointer rests on, its child. */
export function Tooltip({ children, ...rest }: TooltipProps) {
  const { child, overlays, anchor } = useAnchored(children, { isOpen: rest.open === true });
  return (
    <>
      {child}
      {overlays && <overlays.Tooltip {...rest}>{anchor}</overlays.Tooltip>}
    </>
  );
}
