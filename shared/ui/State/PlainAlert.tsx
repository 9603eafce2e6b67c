import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Alert.module.css';

export interface AlertProps {
  /** `hint` is the quiet one, for what is good to know. */
  type?: 'hint' | 'info' | 'success' | 'warning' | 'error';
  title: ReactNode;
  /** More, under the title. */
  description?: ReactNode;
  /** At the end: one small button. */
  action?: ReactNode;
  /** Offers to close it. */
  onClose?: () => void;
}

const icons = { hint: null, info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** A message that stays where it belongs, in a soft tone. Errors are announced to screen readers at once. */
export function PlainAlert({ type = 'info', title, description, action }: Omit<AlertProps, 'onClose'>) {
  const icon = icons[type];
  return (
    <div className={[styles.alert, styles[type]].join(' ')} {...(type === 'error' ? { role: 'alert' } : {})}>
      {icon && (
        <span className={styles.icon}>
          <Icon of={icon} />
        </span>
      )}
      <div className={styles.text}>
        <div>
          <bdi>{title}</bdi>
        </div>
        {description && (
          <div className={styles.description}>
            <bdi>{description}</bdi>
          </div>
        )}
      </div>
      {action}
    </div>
  );
}
