import { Button } from 'antd';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Toast.module.css';
import type { Toast } from './toastContext';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** Seconds: longer where there is more to read or something to press. */
const standardDuration = ({ type, action }: Toast) => (action || type === 'error' ? 8 : 4);

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  /** Its action was chosen; it closes next. */
  onPressed: () => void;
}

/**
 * One toast. Its time stops while it is hovered or holds the focus; a toast with an action shows the time that is left.
 */
export function ToastCard({ toast, onClose, onPressed }: ToastCardProps) {
  const { type, text, action, signal, duration = standardDuration(toast) } = toast;
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld || duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(close, duration * 1000);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);

  useEffect(() => {
    const leave = () => close();
    signal?.addEventListener('abort', leave);
    return () => signal?.removeEventListener('abort', leave);
  }, [signal]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being pointed at only makes it wait
    <div
      className={styles.toast}
      {...(type === 'error' ? { role: 'alert' } : {})}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles[type]}>
        <Icon of={icons[type]} />
      </span>
      <p className={styles.text}>{text}</p>
      {action && (
        <Button
          type="link"
          className={styles.action}
          onClick={() => {
            onPressed();
            onClose();
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      {action && duration !== Number.POSITIVE_INFINITY && (
        <span
          className={styles.countdown}
          data-held={isHeld || undefined}
          style={{ animationDuration: `${duration}s` }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
