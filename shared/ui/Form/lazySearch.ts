import { type ComponentProps, createElement, lazy, Suspense } from 'react';

const Whole = lazy(() => import('antd/es/input/Search'));

/** Antd's field for a search with a button of its own, fetched by the first page that has one. */
export default function Search(props: ComponentProps<typeof Whole>) {
  return createElement(Suspense, null, createElement(Whole, props));
}
