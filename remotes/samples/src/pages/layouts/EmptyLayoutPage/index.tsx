import { EmptyState, LinkButton, Page } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

/** Empty page: the start of a new app. */
export default function EmptyLayoutPage() {
  const { t } = useTranslation('samples');
  return (
    <Page title={t('pages.layouts.layout-empty.title')}>
      <EmptyState
        picture="people"
        title={t('layout.empty')}
        text={t('pages.layouts.layout-empty.use')}
        action={<LinkButton to="/samples">{t('home.title')}</LinkButton>}
      />
    </Page>
  );
}
