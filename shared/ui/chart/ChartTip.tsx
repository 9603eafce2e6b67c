import styles from './ChartTip.module.css';

interface Props {
  active?: boolean;
  label?: string | number;
  payload?: readonly { name?: unknown; value?: unknown; dataKey?: unknown }[];
  place: (category: string) => string;
  value: (value: number) => string;
}

/** Tooltip of the place under the pointer, or that the arrow keys have reached. */
export function ChartTip({ active, label, payload, place, value }: Props) {
  if (!active || !payload?.length) return null;
  const head = label ?? payload[0]?.name;
  return (
    <div className={styles.tip} role="status">
      <b>{place(String(head ?? ''))}</b>
      {payload
        .filter(({ value: amount }) => amount !== undefined && amount !== null)
        .map(({ name, value: amount, dataKey }) => (
          <div key={String(dataKey)}>
            {label !== undefined && <>{String(name)}: </>}
            <bdi>{value(Number(amount))}</bdi>
          </div>
        ))}
    </div>
  );
}
