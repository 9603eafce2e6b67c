import { createContext, use } from 'react';

export type ToastType = 'success' | 'error' | 'info';

export interface ToastOptions {
  /** One action, such as Undo. */
  action?: { label: string; onClick: () => void };
  /** In seconds; Infinity stays until its action. */
  duration?: number;
  /** It goes when this is aborted: what it offers was done in another way. */
  signal?: AbortSignal;
}

export interface Toast extends ToastOptions {
  id: number;
  type: ToastType;
  text: string;
}

export type ShowToast = (text: string, options?: ToastOptions) => void;
export type Toasts = Record<ToastType, ShowToast>;

const unheard: ShowToast = () => undefined;

/** Outside of a ThemeProvider nobody sees a toast. */
export const ToastContext = createContext<Toasts>({ success: unheard, error: unheard, info: unheard });

/** Toasts at the bottom of the page, above its bars, the newest on top. The functions stay the same between renders. */
export const useToast = (): Toasts => use(ToastContext);
