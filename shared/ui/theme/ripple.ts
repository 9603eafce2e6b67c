import type { ConfigProviderProps } from 'antd';
import styles from './ripple.module.css';

type ShowEffect = NonNullable<NonNullable<ConfigProviderProps['wave']>['showEffect']>;

/** How long the ripple of a button lasts; the style sheet takes it from here. */
export const RIPPLE_MS = 500;

/** Draws a ripple in a pressed button, from where it was pressed (from the middle when by keyboard). */
export const showRipple: ShowEffect = (button, { event }) => {
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
};
