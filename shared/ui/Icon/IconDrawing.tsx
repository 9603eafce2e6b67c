import { createElement } from 'react';
import type { IconNode } from '../../contract/manifest';

export interface IconDrawingProps {
  /** The drawing as an emitted manifest holds it. */
  nodes: readonly IconNode[];
  size?: number;
  className?: string;
}

const shapes = new Set(['path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect', 'g']);
const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Draws an icon from data. Only shapes of SVG are drawn, and only attributes that cannot run anything. */
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
      {nodes
        .filter(([name]) => shapes.has(name))
        .map(([name, attributes]) => createElement(name, { key: JSON.stringify(attributes), ...safe(attributes) }))}
    </svg>
  );
}

const safe = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !/^(on|style$|key$|href|xlink)/i.test(name))
      .map(([name, value]) => [camelCase(name), value]),
  );
