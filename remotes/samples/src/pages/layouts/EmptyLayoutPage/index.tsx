import { EmptyState, LinkButton, Page } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

/** The shell around nothing yet: where a new app begins. */
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
