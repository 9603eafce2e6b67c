import { useCan } from '@atrium/sdk';
import { useTexts } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import { isEditor } from '../../model/rights';
import { useActor } from '../../state/useActor';
import { ExportSection } from './ExportSection';
import { ImportSection } from './ImportSection';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import pt from './locales/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    importPage: typeof en;
  }
}

/** Takes in items of other systems, and hands out all that is here. */
export default function ImportPage() {
  useTexts('importPage', { en, de, fr, pt });
  const { t } = useTranslation('importPage');
  const canImport = useCan()({ action: 'create', subject: 'Content' });
  const canExport = isEditor(useActor());
  return (
    <SectionPage title={t('title')}>
      {canImport && <ImportSection />}
      {canExport && <ExportSection />}
    </SectionPage>
  );
}
