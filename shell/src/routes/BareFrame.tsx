import type { ReactNode } from 'react';
import { LanguageMenu } from '../frame/LanguageMenu';
import { SkinToggle } from '../frame/SkinToggle';
import styles from './BareFrame.module.css';

/** What a page without the frame has around it: the choice of language and of light or dark. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.bare}>
      <div className={styles.tools}>
        <LanguageMenu />
        <SkinToggle />
      </div>
      {children}
    </main>
  );
}
