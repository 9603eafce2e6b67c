import type { TooltipProps } from 'antd';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { useAnchored } from './useAnchored';

/** Attributes and handlers of an element, not options of a tooltip. */
const isOfElement = (name: string): boolean => /^(on(?!OpenChange)|aria-|data-|ref$)/.test(name);

/** The child with the attributes and handlers that an overlay around the tooltip gives its own child. */
function withAttributes(child: ReactNode, attributes: Readonly<Record<string, unknown>>): ReactNode {
  if (!isValidElement<Record<string, unknown>>(child) || Object.keys(attributes).length === 0) return child;
  const { props } = child;
  const merged = Object.entries(attributes).map(([name, given]) => {
    const own = props[name];
    if (typeof given !== 'function' || typeof own !== 'function') return [name, given ?? own];
    return [
      name,
      (...args: unknown[]) => {
        own(...args);
        given(...args);
      },
    ];
  });
  return cloneElement(child, Object.fromEntries(merged));
}

/** A word or two beside what the pointer rests on, its child. It may itself be the button of a menu or a popover. */
export function Tooltip({ children, ...rest }: TooltipProps) {
  const entries = Object.entries(rest);
  const options: TooltipProps = Object.fromEntries(entries.filter(([name]) => !isOfElement(name)));
  const button = withAttributes(children, Object.fromEntries(entries.filter(([name]) => isOfElement(name))));
  const { child, overlays, anchor } = useAnchored(button, { isOpen: rest.open === true });
  return (
    <>
      {child}
      {overlays && <overlays.Tooltip {...options}>{anchor}</overlays.Tooltip>}
    </>
  );
}
