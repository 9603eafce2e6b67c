import { lazy, Suspense } from 'react';
import { CopyCode } from './CopyCode';
import styles from './OpenCode.module.css';
import { PlainCode } from './PlainCode';

const Code = lazy(() => import('./Code'));

/** A few lines of code that are always there, to read and to copy. */
export function OpenCode({ label, code }: { label: string; code: string }) {
  return (
    <div className={styles.line}>
      <Suspense fallback={<PlainCode>{code}</PlainCode>}>
        <Code label={label}>{code}</Code>
      </Suspense>
      <CopyCode code={code} />
    </div>
  );
}
