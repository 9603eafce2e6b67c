import { useCan } from '@atrium/sdk';
import { useTranslation } from 'react-i18next';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import { isEditor } from '../../model/rights';
import { useActor } from '../../state/useActor';
import { ExportSection } from './ExportSection';
import { ImportSection } from './ImportSection';

/** Takes in items of other systems, and hands out all that is here. */
export default function ImportPage() {
  const { t } = useTranslation('content');
  const canImport = useCan()({ action: 'create', subject: 'Content' });
  const canExport = isEditor(useActor());
  return (
    <SectionPage title={t('exchange.title')}>
      {canImport && <ImportSection />}
      {canExport && <ExportSection />}
    </SectionPage>
  );
}
