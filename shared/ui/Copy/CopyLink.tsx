import { Link2 } from 'lucide-react';
import { IconButton } from '../Icon/IconButton';
import { type CopySayings, useCopy } from './useCopy';

export interface CopyLinkProps {
  /** An address of ours: it is copied whole, as another person needs it. */
  to: string;
  label: string;
  said: CopySayings;
}

/** Copies the address of a page, or of a place on one. */
export function CopyLink({ to, label, said }: CopyLinkProps) {
  const copy = useCopy();
  return <IconButton label={label} icon={Link2} onClick={() => void copy(new URL(to, location.origin).href, said)} />;
}
