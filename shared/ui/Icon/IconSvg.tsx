import type { IconNode } from '@atrium/contract';
import { safeIconNodes } from '@atrium/contract/host';
import { createElement } from 'react';

export interface IconSvgProps {
  /** The drawing as an emitted manifest holds it. */
  nodes: readonly IconNode[];
  size?: number;
  className?: string;
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Draws an icon from data: the elements and attributes of a list, whatever else the data says. */
export function IconSvg({ nodes, size = 16, className }: IconSvgProps) {
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
      {safeIconNodes(nodes).map(([name, attributes]) =>
        createElement(name, { key: String(attributes), ...propertiesOf(attributes) }),
      )}
    </svg>
  );
}

const propertiesOf = (attributes: readonly (readonly [name: string, value: string])[]) =>
  Object.fromEntries(attributes.map(([name, value]) => [camelCase(name), value]));
