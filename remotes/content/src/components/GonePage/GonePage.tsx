import { EmptyState, LinkButton } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

interface GonePageProps {
  title: string;
  to: string;
  link: string;
}

/** In place of a page whose record is not there, or no longer. */
export function GonePage({ title, to, link }: GonePageProps) {
  const { t } = useTranslation('content');
  return (
    <EmptyState
      isPage
      picture="lost"
      title={title}
      text={t('gone.text')}
      action={<LinkButton to={to}>{link}</LinkButton>}
    />
  );
}
