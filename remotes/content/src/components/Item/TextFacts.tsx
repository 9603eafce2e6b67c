import { useTranslation } from 'react-i18next';
import { useTextMeasure } from '../../state/useTextMeasure';

/** Words of a text, and the time to read it. */
export function TextFacts({ body, className }: { body: string; className?: string | undefined }) {
  const { t } = useTranslation('content');
  const measure = useTextMeasure(body);
  if (!measure) return null;
  return (
    <>
      <span className={className}>{t('words', { count: measure.words })}</span>
      <span className={className}>{t('minutes', { count: measure.minutes })}</span>
    </>
  );
}
