import type { MenuProps } from 'antd';
import type Menu from 'antd/es/menu';
import type { MenuRef } from 'antd/es/menu';
import { createElement, forwardRef, useEffect, useImperativeHandle, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainAlert } from '../State/PlainAlert';

type Code = 'onItsWay' | 'missing' | { Whole: typeof Menu };

let code: Code = 'onItsWay';
let isAsked = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function set(next: Code): void {
  code = next;
  for (const listener of listeners) listener();
}

/** Fetches antd's menu; what did not arrive is asked for again by the next call. */
function fetchMenu(): void {
  if (isAsked) return;
  isAsked = true;
  import('antd/es/menu').then(
    ({ default: Whole }) => set({ Whole }),
    () => {
      isAsked = false;
      set('missing');
    },
  );
}

/** A person who points at a button that opens a menu, or comes to it by keys, is about to open it. */
function prefetch({ target }: Event): void {
  if (target instanceof Element && target.closest('.ant-dropdown-trigger')) fetchMenu();
}
for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, prefetch, { passive: true });

/** Antd's menu for what opens below a button, fetched by the first that is about to be opened. */
export default forwardRef<MenuRef, MenuProps>(function LazyMenu(props, ref) {
  const { t } = useTranslation('kit');
  const now = useSyncExternalStore(subscribe, () => code);
  const menu = useRef<MenuRef>(null);
  const isFocusWanted = useRef(false);
  useEffect(fetchMenu, []);

  useImperativeHandle(ref, () => ({
    get menu() {
      return menu.current?.menu ?? null;
    },
    focus(options) {
      isFocusWanted.current = menu.current === null;
      menu.current?.focus(options);
    },
  }));

  const isHere = typeof now === 'object';
  useEffect(() => {
    if (!isHere || !isFocusWanted.current) return;
    isFocusWanted.current = false;
    const animationFrame = requestAnimationFrame(() => menu.current?.focus());
    return () => cancelAnimationFrame(animationFrame);
  }, [isHere]);

  if (now === 'onItsWay') return null;
  if (now === 'missing')
    return createElement(
      'div',
      { className: 'ant-dropdown-menu' },
      createElement(PlainAlert, { type: 'error', title: t('error.offline') }),
    );
  return createElement(now.Whole, { ...props, ref: menu });
});
