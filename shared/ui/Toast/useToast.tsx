import { App, Button } from 'antd';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useMemo } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Toast.module.css';

export interface ToastOptions {
  /** One action, such as Undo. */
  action?: { label: string; onClick: () => void };
  /** In seconds; 0 stays until closed by its action. */
  duration?: number;
}

export type ShowToast = (text: string, options?: ToastOptions) => void;

export interface Toasts {
  success: ShowToast;
  error: ShowToast;
  info: ShowToast;
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** Toasts at the top of the page, the newest on top. */
export function useToast(): Toasts {
  const { message } = App.useApp();
  return useMemo(() => {
    const toast =
      (type: keyof Toasts): ShowToast =>
      (text, { action, duration } = {}) => {
        const close = message.open({
          type,
          duration: duration ?? (action || type === 'error' ? 7 : 4),
          icon: (
            <span className={styles[type]}>
              <Icon of={icons[type]} />
            </span>
          ),
          content: (
            <span className={styles.text}>
              {text}
              {action && (
                <Button
                  type="link"
                  className={styles.action}
                  onClick={() => {
                    close();
                    action.onClick();
                  }}
                >
                  {action.label}
                </Button>
              )}
            </span>
          ),
        });
      };
    return { success: toast('success'), error: toast('error'), info: toast('info') };
  }, [message]);
}
