import { Button } from 'antd';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useIsNarrow } from '../media/useMediaQuery';
import styles from './FloatingAction.module.css';

export interface FloatingActionProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

/** The main action of a screen on phones; draws nothing where there is room for a button in the page's head. */
export function FloatingAction({ label, icon, onClick }: FloatingActionProps) {
  const isNarrow = useIsNarrow();
  if (!isNarrow) return null;
  return (
    <Button
      type="primary"
      className={styles.action}
      aria-label={label}
      icon={<Icon of={icon} size={20} />}
      onClick={onClick}
    />
  );
}
