import { Link } from 'react-router-dom';
import type { ChartTable } from '../../model/chartTable';
import { placePath, type RecordKind } from '../../model/recordsPath';
import { useShownPeriod } from '../../state/shownPeriod';
import styles from './Chart.module.css';

interface Props {
  label: string;
  table: ChartTable;
  writeCategory: (category: string) => string;
  write: readonly ((value: number) => string)[];
  records?: RecordKind | undefined;
}

export function ChartRows({ label, table: { head, categories, series }, writeCategory, write, records }: Props) {
  const { range } = useShownPeriod();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {series.map(({ label: name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">
                <bdi>
                  {records ? (
                    <Link to={placePath(category, range, records)}>{writeCategory(category)}</Link>
                  ) : (
                    writeCategory(category)
                  )}
                </bdi>
              </th>
              {series.map(({ label: name, data: { [index]: value } }, at) => (
                <td key={name}>
                  <bdi>{value === undefined ? '–' : (write[at] ?? write[0])?.(value)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
