import { useSession } from '@atrium/sdk';
import { EmptyState, type EmptyStateProps, LinkButton } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props extends Pick<EmptyStateProps, 'picture'> {
  title: string;
  text: string;
  children?: ReactNode;
}

export function MessagePage({ picture, title, text, children }: Props) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  return (
    <EmptyState
      picture={picture}
      title={title}
      text={text}
      isPage
      action={
        <>
          {children}
          <LinkButton type={children ? 'default' : 'primary'} to={user ? '/' : '/login'}>
            {user ? t('goHome') : t('signIn.submit')}
          </LinkButton>
        </>
      }
    />
  );
}

/** No app owns the address, or the app that owns it knows no such page. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return <MessagePage picture="lost" title={t('notFound.title')} text={t('notFound.text')} />;
}

export function ServerErrorPage() {
  const { t } = useTranslation('shell');
  return <MessagePage picture="fault" title={t('misc.serverError.title')} text={t('misc.serverError.text')} />;
}
