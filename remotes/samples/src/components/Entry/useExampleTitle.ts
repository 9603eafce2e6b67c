import { wordsOf } from '@atrium/gallery';
import { useTranslation } from 'react-i18next';
import type en from '../../locales/en.json';

type ExampleName = keyof (typeof en)['examples'];

/** What an example is called: by the name of its component, which many entries share. */
export function useExampleTitle(): (name: string) => string {
  const { t, i18n } = useTranslation('samples');
  const hasTitle = (name: string): name is ExampleName => i18n.exists(`examples.${name}`, { ns: 'samples' });
  return (name) => (hasTitle(name) ? t(`examples.${name}`) : wordsOf(name));
}
