import { Button, EmptyState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { chatPath } from '../../model/chatPath';
import { useChatRoute } from '../../state/useChatRoute';
import { ChatScreen } from './ChatScreen';

export default function ChatPage() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const route = useChatRoute();
  if (route) return <ChatScreen route={route} />;
  return (
    <EmptyState
      isPage
      picture="lost"
      title={t('noPage.title')}
      text={t('noPage.text')}
      action={<Button onClick={() => void navigate(chatPath())}>{t('noPage.action')}</Button>}
    />
  );
}
