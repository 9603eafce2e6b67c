// Replaces the component of all of antd's icons: each is an image that says its file's English name, "close-circle" or
// "loading", in every language. Ours says nothing, as what it lies in has a name, unless a caller names it. Antd brings the
// styles of icons itself.
import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';

interface Shape {
  tag: string;
  attrs: Readonly<Record<string, string>>;
  children?: readonly Shape[];
}

interface IconProps extends HTMLAttributes<HTMLSpanElement> {
  icon: { name: string; icon: Shape };
  spin?: boolean;
  rotate?: number;
  twoToneColor?: unknown;
  ref?: Ref<HTMLSpanElement>;
}

const toProperty = (attribute: string) => attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const renderShape = ({ tag, attrs, children }: Shape, key: number, own?: object): ReactElement =>
  createElement(
    tag,
    { key, ...Object.fromEntries(Object.entries(attrs).map(([name, value]) => [toProperty(name), value])), ...own },
    children?.map((child, place) => renderShape(child, place)),
  );

export default function QuietIcon(props: IconProps) {
  const { icon, spin, rotate, twoToneColor, className, tabIndex, ...rest } = props;
  const isNamed = rest['aria-label'] !== undefined;
  return createElement(
    'span',
    {
      ...(isNamed ? { role: 'img' } : { 'aria-hidden': true }),
      ...rest,
      tabIndex: tabIndex ?? (rest.onClick && -1),
      className: [
        `anticon anticon-${icon.name}`,
        spin || icon.name === 'loading' ? 'anticon-spin' : '',
        className ?? '',
      ].join(' '),
    },
    renderShape(icon.icon, 0, {
      'data-icon': icon.name,
      width: '1em',
      height: '1em',
      fill: 'currentColor',
      'aria-hidden': true,
      style: rotate ? { transform: `rotate(${rotate}deg)` } : undefined,
    }),
  );
}
