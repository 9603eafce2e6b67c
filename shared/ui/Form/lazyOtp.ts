import { type ComponentProps, createElement, lazy, Suspense } from 'react';

const Whole = lazy(() => import('antd/es/input/OTP'));

/** Antd's field for one-time codes, fetched by the first page that has one. */
export default function OTP(props: ComponentProps<typeof Whole>) {
  return createElement(Suspense, null, createElement(Whole, props));
}
