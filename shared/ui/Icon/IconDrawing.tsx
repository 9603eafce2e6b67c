import type { IconNode } from '@atrium/contract';
import { drawable } from '@atrium/contract/host';
import { createElement } from 'react';

export interface IconDrawingProps {
  /** The drawing as an emitted manifest holds it. */
  nodes: readonly IconNode[];
  size?: number;
  className?: string;
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Draws an icon from data: the elements and attributes of a list, whatever else the data says. */
export function IconDrawing({ nodes, size = 16, className }: IconDrawingProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawable(nodes).map(([name, attributes]) =>
        createElement(name, { key: String(attributes), ...propertiesOf(attributes) }),
      )}
    </svg>
  );
}

const propertiesOf = (attributes: readonly (readonly [name: string, value: string])[]) =>
  Object.fromEntries(attributes.map(([name, value]) => [camelCase(name), value]));
