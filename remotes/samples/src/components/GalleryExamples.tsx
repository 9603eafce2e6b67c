import { wordsOf } from '@atrium/gallery';
import { ErrorState, LoadingRows } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type en from '../locales/en.json';
import type { SamplePage } from '../model/samplePage';
import { ComponentFacts } from './ComponentFacts';
import { ExampleCard, type OwnExample, OwnExampleCard } from './ExampleCard';
import { SampleLayout } from './SampleLayout';
import { ComponentStates, Trials } from './Trials';
import { useGallery } from './useGallery';

type ExampleName = keyof (typeof en)['examples'];

/** Name of an example: by the name of its component, which many entries share. */
function useExampleTitle(): (name: string) => string {
  const { t, i18n } = useTranslation('samples');
  const hasTitle = (name: string): name is ExampleName => i18n.exists(`examples.${name}`, { ns: 'samples' });
  return (name) => (hasTitle(name) ? t(`examples.${name}`) : wordsOf(name));
}

interface Props {
  page: SamplePage;
  own?: readonly OwnExample[];
}

/** A page made of entries of the gallery: parts to try, their states, each example with its code, then all props. */
export function GalleryExamples({ page: { shows, texts }, own = [] }: Props) {
  const { t } = useTranslation('samples');
  const titleOf = useExampleTitle();
  const { entries, error, retry } = useGallery(shows);
  const examples = (entries ?? []).flatMap((entry) =>
    entry.examples.map((example) => ({ ...example, anchor: `${entry.id}-${example.name}` })),
  );
  const trials = (entries ?? []).flatMap((entry) => entry.trials);
  const hasStates = trials.some(({ states }) => states().length > 0);
  const sections = [
    ...(trials.length > 0 ? [{ anchor: 'try-it', label: t('trial.title') }] : []),
    ...(hasStates ? [{ anchor: 'states', label: t('trial.states') }] : []),
    ...examples.map(({ anchor, name }) => ({ anchor, label: titleOf(name) })),
    ...own.map(({ name }) => ({ anchor: name, label: t(`own.${name}.title`) })),
    { anchor: 'props', label: t('props') },
  ];
  return (
    <SampleLayout texts={texts} sections={entries ? sections : []}>
      {error ? <ErrorState error={error} onRetry={retry} /> : !entries && <LoadingRows shape="card" />}
      {trials.length > 0 && <Trials trials={trials} />}
      {hasStates && <ComponentStates trials={trials} />}
      {examples.map((example) => (
        <ExampleCard key={example.anchor} title={titleOf(example.name)} {...example} />
      ))}
      {entries && own.map((example) => <OwnExampleCard key={example.name} {...example} />)}
      {entries && <ComponentFacts entries={entries} />}
    </SampleLayout>
  );
}
