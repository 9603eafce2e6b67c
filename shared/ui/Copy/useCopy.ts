import { useToast } from '../Toast/useToast';

/** What is said once a text is copied, or where the browser does not let it be. */
export interface CopySayings {
  done: string;
  failed: string;
}

/** Copies a text, and says what came of it. */
export function useCopy(): (text: string, said: CopySayings) => Promise<void> {
  const toast = useToast();
  return async (text, { done, failed }) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.error(failed);
    }
  };
}
