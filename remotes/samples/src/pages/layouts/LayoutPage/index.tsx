import { BackLink, Page, Section } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CodeCard } from '../../../components/Code/CodeFold';
import { WhenToUse } from '../../../components/WhenToUse';
import { writeLayout } from '../../../model/layouts';
import { pageAt } from '../../../model/pageList';

export default function LayoutPage() {
  const { t } = useTranslation('samples');
  const page = pageAt(useLocation().pathname);
  if (!page) return null;
  const title = t(`pages.${page.texts}.title`);
  return (
    <Page key={page.path} title={title} width="wide" back={<BackLink to="/samples">{t('home.title')}</BackLink>}>
      <WhenToUse use={t(`pages.${page.texts}.use`)} avoid={t(`pages.${page.texts}.avoid`)} />
      <Section title={t('layout.manifest')}>
        <p>{t('layout.text')}</p>
        <CodeCard label={t('codeOf', { title })} code={writeLayout(page.path)} />
      </Section>
    </Page>
  );
}
