import { BackLink, Page } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { CodeCard } from '../../../components/Code/CodeFold';
import { WhenToUse } from '../../../components/WhenToUse';
import { writeLayout } from '../../../model/layouts';

export default function BlankLayoutPage() {
  const { t } = useTranslation('samples');
  const title = t('pages.layouts.layout-blank.title');
  return (
    <Page title={title} back={<BackLink to="/samples">{t('home.title')}</BackLink>}>
      <WhenToUse use={t('pages.layouts.layout-blank.use')} avoid={t('pages.layouts.layout-blank.avoid')} />
      <CodeCard label={t('codeOf', { title })} code={writeLayout('/page-layout/layout-blank')} />
    </Page>
  );
}
