import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Toast.module.css';
import { ToastCard } from './ToastCard';
import { type ShowToast, type Toast, ToastContext, type ToastType } from './toastContext';

/** More would hide the page; the oldest ones go. */
const MAX_SHOWN = 4;

/** Holds the toasts of everything below it, at the bottom of the page, the newest on top. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('kit');
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const place = useRef<HTMLElement>(null);
  const leadBack = useToastFocus(place);
  useKeyboardHeight(place);

  const value = useMemo(() => {
    const show =
      (type: ToastType): ShowToast =>
      (text, options) => {
        lastId.current += 1;
        const toast = { ...options, id: lastId.current, type, text };
        // A repeated error is shown once, with its time restarted.
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

/** Tells an element in `--keyboard` how much of the page's bottom lies under a keyboard on the screen. */
function useKeyboardHeight(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: sight } = window;
    const measure = () => {
      if (!sight) return;
      // While the page is zoomed by pinching, part of it is in view, and no keyboard covers it.
      const hidden = sight.scale === 1 ? window.innerHeight - sight.height - sight.offsetTop : 0;
      place.current?.style.setProperty('--keyboard', `${Math.max(0, hidden)}px`);
    };
    for (const type of ['resize', 'scroll']) sight?.addEventListener(type, measure);
    return () => {
      for (const type of ['resize', 'scroll']) sight?.removeEventListener(type, measure);
    };
  }, [place]);
}

/**
 * Lets F8 lead to the action of the newest toast, which is far from where one works.
 * @returns leads back from there, once the toast is done with
 */
function useToastFocus(place: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = event.key === 'F8' && place.current?.querySelector('button');
      if (!action) return;
      event.preventDefault();
      if (!place.current?.contains(document.activeElement)) before.current = document.activeElement;
      action.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [place]);
  return () => {
    if (place.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus();
  };
}
