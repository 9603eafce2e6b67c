import { type ComponentProps, createElement, lazy, Suspense } from 'react';

const Whole = lazy(() => import('antd/es/dropdown/dropdown-button'));

/** Antd's earlier button with a menu beside it, fetched by the first page that still has it. */
export default function DropdownButton(props: ComponentProps<typeof Whole>) {
  return createElement(Suspense, null, createElement(Whole, props));
}
