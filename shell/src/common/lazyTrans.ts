import { type ComponentProps, createElement, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const Whole = lazy(async () => ({ default: (await import('react-i18next/TransWithoutContext')).Trans }));

/** `Trans`, fetched by the first part that marks words within a sentence. */
export function Trans(props: ComponentProps<typeof Whole>) {
  const { i18n } = useTranslation(undefined, { useSuspense: false });
  return createElement(Suspense, null, createElement(Whole, { i18n, ...props }));
}
