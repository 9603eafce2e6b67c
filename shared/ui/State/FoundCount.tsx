import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import { useLateText } from './useLateText';

/** Says to screen readers how much a search has found; what is on screen shows it to the others. */
export function FoundCount({ count }: { count: number }) {
  const { t } = useTranslation('kit');
  const said = useLateText(t('found', { count }));
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
