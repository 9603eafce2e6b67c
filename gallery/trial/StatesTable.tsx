import { useTheme } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import type { Trial } from './defineTrial';
import { addPretendedRules, pretendTouch } from './pretend';
import styles from './StatesTable.module.css';

interface StatesTableProps {
  trial: Trial;
  /** Accessible name of the table. */
  label: string;
  /** Head of the first column. */
  kind: string;
  nameOf: (state: string) => string;
}

/** Every kind of a part in every state. Those that a person would bring about are drawn as if somebody did. */
export function StatesTable({ trial, label, kind, nameOf }: StatesTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const theme = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another skin has other rules
  useEffect(() => {
    for (const { cells } of table.current?.tBodies[0]?.rows ?? [])
      for (const [index, cell] of [...cells].entries()) {
        const touch = rows[0]?.cells[index - 1]?.touch;
        const stage = cell.firstElementChild;
        if (touch && stage) pretendTouch(stage, touch);
      }
    return addPretendedRules();
  }, [theme]);
  const rows = trial.states();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table} ref={table} data-columns={rows[0]?.cells.length}>
        <thead>
          <tr>
            <th scope="col">{kind}</th>
            {rows[0]?.cells.map(({ name }) => (
              <th key={name} scope="col">
                {nameOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{nameOf(name)}</th>
              {cells.map((cell) => (
                <td key={cell.name}>
                  <div
                    className={styles.stage}
                    data-example-of="kit"
                    inert={cell.touch !== undefined}
                    aria-disabled={cell.name === 'off'}
                  >
                    {cell.rendered}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
