import type { useTranslation } from 'react-i18next';

type Translate = ReturnType<typeof useTranslation<'dashboards'>>['t'];

const names = ['small', 'medium', 'wide', 'full'] as const;

/** The name of a size; that of one that a newer app has, as it is. */
export function sizeText(size: string, t: Translate): string {
  const known = names.find((name) => name === size);
  return known ? t(`size.${known}`) : size;
}
