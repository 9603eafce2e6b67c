import { Link2 } from 'lucide-react';
import { useHref } from 'react-router-dom';
import { IconButton } from '../Icon/IconButton';
import { useToast } from '../Toast/toastContext';

export interface CopyLinkProps {
  /** An address of ours: it is copied whole, as another person needs it. */
  to: string;
  label: string;
  said: CopySayings;
}

/** Copies the address of a page, or of a place on one. */
export function CopyLink({ to, label, said }: CopyLinkProps) {
  const copy = useCopy();
  const href = useHref(to);
  return <IconButton label={label} icon={Link2} onClick={() => void copy(new URL(href, location.origin).href, said)} />;
}

/** Messages after copying, and if the browser forbids it. */
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
