import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { User, UserPlan } from '../../api/schemas';
import { useUpdateUserMutation } from '../../api/usersApi';
import { useRefusal } from './useRefusal';

/** Puts a user on another plan at once, with a way to take it back. */
export function useChangePlan() {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRefusal();
  const [updateUser, { isLoading }] = useUpdateUserMutation();

  async function changePlan({ id, fullName, currentPlan }: User, next: UserPlan, isUndo = false): Promise<void> {
    try {
      const changed = await updateUser({ id, currentPlan: next }).unwrap();
      const undo = { action: { label: t('undo'), onClick: () => changePlan(changed, currentPlan, true) } };
      toast.success(t('planChange.done', { name: fullName, plan: t(`plan.${next}`) }), isUndo ? undefined : undo);
    } catch (error) {
      toast.error(read(error).message);
    }
  }
  return { changePlan, isChanging: isLoading };
}
