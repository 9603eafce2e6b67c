import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useReactMutation } from '../../api/messageApi';
import { useConversation } from '../../state/conversationContext';

export function useReact() {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const { contact } = useConversation();
  const [react] = useReactMutation();
  return (time: string, emoji: string, isOn: boolean) =>
    void react({ contactId: contact.id, time, emoji, isOn })
      .unwrap()
      .catch(() => toast.error(t('failed')));
}
