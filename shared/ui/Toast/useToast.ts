import { use } from 'react';
import { ToastContext, type Toasts } from './toastContext';

/** Toasts at the top of the page, the newest on top. The functions stay the same between renders. */
export const useToast = (): Toasts => use(ToastContext);
