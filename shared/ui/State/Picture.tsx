import type { ReactNode } from 'react';
import styles from './Picture.module.css';

/** Motifs in or around the middle arch, in the accent colour. */
const motifs = {
  inbox: <path d="M70 78h8l3 6h6l3-6h8M70 78v14h28V78l-4-14H74z" />,
  search: <path d="M83 68a9 9 0 1 0 0 18 9 9 0 0 0 0-18m6.5 15.5L97 91" />,
  tasks: <path d="M74 70l3 3 5-6M74 86l3 3 5-6M88 71h8M88 87h8" />,
  calendar: <path d="M72 68h24v24H72zM72 76h24M78 64v7M90 64v7M79 84h.01M84 84h.01M89 84h.01" />,
  people: <path d="M84 66a6 6 0 1 0 0 12 6 6 0 0 0 0-12M73 96c0-8 5-12 11-12s11 4 11 12" />,
  cart: <path d="M70 68h5l4 18h13l4-13H76.5M81 94h.01M91 94h.01" />,
  document: <path d="M74 62h13l8 8v26H74zM87 62v8h8M79 78h11M79 84h11M79 90h7" />,
  chart: <path d="M73 94V82M80 94V72M88 94V78M95 94V66" />,
  chat: <path d="M72 66h24v18H83l-7 7v-7h-4zM78 73h12M78 78h8" />,
  fault: <path d="m78 78 12 12m0-12-12 12" />,
  lost: <path d="M79 74a5 5 0 1 1 7.5 4.3c-1.800 1-2.5 2-2.5 3.7M84 90h.01" />,
  lock: <path d="M75 78h18v16H75zM79 78v-5a5 5 0 0 1 10 0v5M84 85v3" />,
  time: <path d="M84 66a14 14 0 1 0 0 28 14 14 0 0 0 0-28m0 6v8l5 3" />,
} satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof motifs;

const isBroken = (name: PictureName) => name === 'fault' || name === 'lost';

/** A line picture of our own around the arches of the logo. It says nothing that the text beside it does not. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 168 112" aria-hidden="true" focusable="false">
      <path d="M8 104h152M28 104V64a18 18 0 0 1 36 0v40M104 104V64a18 18 0 0 1 36 0v40" />
      <path
        className={styles.mark}
        d="M66 104V52a18 18 0 0 1 36 0v52"
        {...(isBroken(name) ? { strokeDasharray: '4 5' } : {})}
      />
      <g className={styles.mark}>{motifs[name]}</g>
    </svg>
  );
}
