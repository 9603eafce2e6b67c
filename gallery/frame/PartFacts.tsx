import { use } from 'react';
import { readExport } from '../model/readSource';
import { Prose } from '../parts/Prose';
import { readPart } from '../sources';
import { Code } from './Code';
import styles from './PartFacts.module.css';

const read = new Map<string, Promise<string>>();

function readOnce(name: string): Promise<string> {
  const promise = read.get(name) ?? readPart(name);
  read.set(name, promise);
  return promise;
}

/** How one part of the kit is imported, what it is, and its props. */
export function PartFacts({ name, entryPoint }: { name: string; entryPoint: string }) {
  const { text, props } = readExport(use(readOnce(name)), name);
  return (
    <div className={styles.part}>
      <p className={styles.text}>
        <b>{name}</b> {text ? <Prose text={text} /> : <Prose text={`is antd's own, themed.`} />}
      </p>
      <Code label={`Use of ${name}`}>{`import { ${name} } from '${entryPoint}';${props && `\n\n${props}`}`}</Code>
    </div>
  );
}
