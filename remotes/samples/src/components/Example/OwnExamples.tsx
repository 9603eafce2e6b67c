import { useTranslation } from 'react-i18next';
import type { PageTexts } from '../../model/samplePage';
import { SampleFrame } from '../Frame/SampleFrame';
import { type OwnExample, OwnExampleCard } from './OwnExampleCard';

/** A page of examples that need more than the kit: calls, the frame, other apps. */
export function OwnExamples({ texts, examples }: { texts: PageTexts; examples: readonly OwnExample[] }) {
  const { t } = useTranslation('samples');
  return (
    <SampleFrame texts={texts} sections={examples.map(({ name }) => ({ anchor: name, label: t(`own.${name}.title`) }))}>
      {examples.map((example) => (
        <OwnExampleCard key={example.name} {...example} />
      ))}
    </SampleFrame>
  );
}
