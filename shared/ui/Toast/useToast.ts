import { use } from 'react';
import { ToastContext, type Toasts } from './toastContext';

/** Toasts at the bottom of the page, above its bars, the newest on top. The functions stay the same between renders. */
export const useToast = (): Toasts => use(ToastContext);
