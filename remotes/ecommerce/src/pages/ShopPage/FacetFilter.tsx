import { Checkbox } from '@atrium/ui';
import { FilterChoice, FilterGroup } from './FilterGroup';
import styles from './ShopFilters.module.css';

interface FacetFilterProps {
  title: string;
  options: readonly { value: string; label: string; count: number }[];
  values: readonly string[];
  onToggle: (value: string) => void;
}

/** Any of some values. */
export function FacetFilter({ title, options, values, onToggle }: FacetFilterProps) {
  return (
    <FilterGroup title={title}>
      {options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          className={styles.option}
          checked={values.includes(value)}
          onChange={() => onToggle(value)}
        >
          <FilterChoice count={count}>{label}</FilterChoice>
        </Checkbox>
      ))}
    </FilterGroup>
  );
}
