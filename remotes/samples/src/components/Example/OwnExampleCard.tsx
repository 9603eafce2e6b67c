import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type en from '../../locales/en.json';
import { ExampleCard } from './ExampleCard';

/** An example of this app's own, with the text of its file. */
export interface OwnExample {
  name: keyof (typeof en)['own'];
  of: ComponentType;
  source: string;
}

export function OwnExampleCard({ name, of, source }: OwnExample) {
  const { t } = useTranslation('samples');
  const texts = { title: t(`own.${name}.title`), text: t(`own.${name}.text`) };
  return <ExampleCard anchor={name} {...texts} code={source} of={of} isTranslated />;
}
