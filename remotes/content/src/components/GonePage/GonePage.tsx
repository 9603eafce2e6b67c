import { EmptyState, LinkButton } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

interface GonePageProps {
  title: string;
  to: string;
  link: string;
}

/** Shown if the record does not exist. */
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
