import { useToast } from '@atrium/ui';
import { useRefusal } from './useRefusal';

/** Does something and says what it was refused for. Resolves to whether it was done. */
export function useAttempt(): (action: () => Promise<void>) => Promise<boolean> {
  const toast = useToast();
  const read = useRefusal();
  return async (action) => {
    try {
      await action();
      return true;
    } catch (error) {
      toast.error(read(error).message);
      return false;
    }
  };
}
