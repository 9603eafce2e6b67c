import { type ComponentProps, createElement, lazy, Suspense } from 'react';

const Whole = lazy(() => import('antd/es/input/Group'));

/** Antd's earlier way to join fields, fetched by the first page that still has it. */
export default function Group(props: ComponentProps<typeof Whole>) {
  return createElement(Suspense, null, createElement(Whole, props));
}
