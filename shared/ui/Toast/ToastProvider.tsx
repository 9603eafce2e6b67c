import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Toast.module.css';
import { ToastCard } from './ToastCard';
import { type ShowToast, type Toast, ToastContext, type ToastType } from './toastContext';
import { useKeyboardHeight } from './useKeyboardHeight';
import { useWayToToasts } from './useWayToToasts';

/** As many as fit without hiding the page; the oldest make room. */
const MAX_SHOWN = 4;

/** Holds the toasts of everything below it, at the bottom of the page, the newest on top. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('kit');
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const place = useRef<HTMLElement>(null);
  const leadBack = useWayToToasts(place);
  useKeyboardHeight(place);

  const value = useMemo(() => {
    const show =
      (type: ToastType): ShowToast =>
      (text, options) => {
        lastId.current += 1;
        const toast = { ...options, id: lastId.current, type, text };
        // One error that two places tell, or that comes again, is one: it is shown as long as after the last time.
        const isSame = (other: Toast) => type === 'error' && other.type === type && other.text === text;
        setToasts((shown) => [toast, ...shown.filter((other) => !isSame(other))].slice(0, MAX_SHOWN));
      };
    return { success: show('success'), error: show('error'), info: show('info') };
  }, []);

  return (
    <ToastContext value={value}>
      {children}
      <section
        ref={place}
        className={styles.place}
        aria-label={t('toasts')}
        aria-live="polite"
        aria-relevant="additions"
      >
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            onClose={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))}
            onPressed={leadBack}
          />
        ))}
      </section>
    </ToastContext>
  );
}
