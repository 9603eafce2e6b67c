import { type ReactNode, useState } from 'react';
import styles from './Carousel.module.css';

interface SlideProps {
  /** What a slide is called in the language of the page. */
  role: string;
  isSeen: boolean;
  isDrawn: boolean;
  children: ReactNode;
}

/** Once drawn, it stays: a picture that was loaded is not loaded again. */
export function Slide({ role, isSeen, isDrawn, children }: SlideProps) {
  const [wasDrawn, setWasDrawn] = useState(isDrawn);
  if (isDrawn && !wasDrawn) setWasDrawn(true);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
    <div className={styles.slide} role="group" aria-roledescription={role} inert={!isSeen}>
      {wasDrawn && children}
    </div>
  );
}
