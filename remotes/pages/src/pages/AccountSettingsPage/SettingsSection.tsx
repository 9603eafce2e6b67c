import { type ReactNode, useId } from 'react';
import styles from './AccountSettings.module.css';

interface SettingsSectionProps {
  title: string;
  text?: string;
  end?: ReactNode;
  children?: ReactNode;
}

export function SettingsSection({ title, text, end, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={[styles.heading, styles.headingRow].join(' ')}>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {end}
      </div>
      {children}
    </section>
  );
}
