import { useEffect } from 'react';
import styles from './ripple.module.css';

/** Duration of the ripple of a button. */
export const RIPPLE_MS = 500;

/** Every button of the page answers a click with a ripple, bare ones too, which antd's own effect leaves out. */
export function useButtonRipple(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('.ant-btn:not(.ant-btn-link)') : null;
      if (button) showRipple(button, event);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

/** Draws a ripple in a button, from where it was pressed, or from the middle when by keyboard. */
function showRipple(button: Element, event: MouseEvent): void {
  const box = button.getBoundingClientRect();
  const isByKeyboard = event.detail === 0;
  const x = isByKeyboard ? box.width / 2 : event.clientX - box.left;
  const y = isByKeyboard ? box.height / 2 : event.clientY - box.top;
  const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));

  const clip = document.createElement('span');
  clip.className = styles.clip ?? '';
  clip.setAttribute('aria-hidden', 'true');
  const circle = document.createElement('span');
  circle.className = styles.circle ?? '';
  circle.style.cssText = `left:${x - radius}px;top:${y - radius}px;width:${radius * 2}px;height:${radius * 2}px;animation-duration:${RIPPLE_MS}ms`;
  clip.append(circle);
  button.append(clip);
  setTimeout(() => clip.remove(), RIPPLE_MS);
}
