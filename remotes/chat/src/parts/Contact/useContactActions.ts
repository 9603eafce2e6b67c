import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import {
  useBlockContactMutation,
  useClearChatMutation,
  useDeleteContactMutation,
  useMuteContactMutation,
  useRestoreChatMutation,
  useRestoreContactMutation,
  useTagContactMutation,
} from '../../api/contactApi';
import type { ChatContact } from '../../api/schemas';

/** What can be done about a contact; each says so when it failed. */
export function useContactActions({ id: contactId, fullName: name, isMuted, isBlocked, isImportant }: ChatContact) {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const [mute] = useMuteContactMutation();
  const [block] = useBlockContactMutation();
  const [tag] = useTagContactMutation();
  const [clearChat] = useClearChatMutation();
  const [restoreChat] = useRestoreChatMutation();
  const [deleteContact] = useDeleteContactMutation();
  const [restoreContact] = useRestoreContactMutation();

  const run = async (work: Promise<unknown>, done?: string) => {
    try {
      await work;
      if (done) toast.success(done);
    } catch {
      toast.error(t('failed'));
    }
  };

  return {
    toggleMuted: () =>
      void run(
        mute({ contactId, isMuted: !isMuted }).unwrap(),
        t(isMuted ? 'contact.unmuted' : 'contact.muted', { name }),
      ),
    toggleBlocked: () =>
      void run(
        block({ contactId, isBlocked: !isBlocked }).unwrap(),
        t(isBlocked ? 'contact.unblocked' : 'contact.blocked', { name }),
      ),
    toggleImportant: () => void run(tag({ contactId, isImportant: !isImportant }).unwrap()),
    setTags: (tags: string[]) => void run(tag({ contactId, tags }).unwrap()),
    /** @param onDone - Called once they are gone: nothing of them can be shown any more. */
    async remove(onDone: () => void) {
      try {
        await deleteContact(contactId).unwrap();
      } catch {
        toast.error(t('failed'));
        return;
      }
      onDone();
      const undo = () => void run(restoreContact(contactId).unwrap());
      toast.success(t('contact.deleted', { name }), { action: { label: t('undo'), onClick: undo } });
    },
    async clear() {
      try {
        await clearChat(contactId).unwrap();
      } catch {
        toast.error(t('failed'));
        return;
      }
      const undo = () => void run(restoreChat(contactId).unwrap());
      toast.success(t('contact.cleared', { name }), { action: { label: t('undo'), onClick: undo } });
    },
  };
}
