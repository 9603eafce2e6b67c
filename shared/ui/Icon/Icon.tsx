import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** An icon of lucide-react, imported by name. */
  of: LucideIcon;
  /** In pixels; 16 in rows and buttons. */
  size?: number;
  className?: string;
}

/** An icon of the family with the one stroke. It is a picture only: what it means is named by text or its button. */
export function Icon({ of: Drawing, size = 16, className }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} className={className} aria-hidden="true" focusable="false" />;
}
