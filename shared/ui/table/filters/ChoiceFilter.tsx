import { readChoice, writeChoice } from '@atrium/contract';
import { Checkbox } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../choice/Segmented';
import type { FilterOption } from '../../Nav/FilterChip';
import { SearchInput } from '../../Nav/SearchInput';
import { FilterPopover } from './FilterPopover';
import styles from './FilterPopover.module.css';

export interface ChoiceFilterProps {
  /** Label of the filter: "Role". */
  label: string;
  options: readonly FilterOption[];
  /** As in the URL: `active,pending`, or for all but these `!active,pending`; absent: not filtered. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** For more values than one reads through: asks for the `options` that match, with '' as the filter opens. */
  onSearch?: (text: string) => void;
}

const maxNamed = 2;

/** A filter by one value, by several, or by all but some. */
export function ChoiceFilter({ label, options, value, onChange, onSearch }: ChoiceFilterProps) {
  const { t } = useTranslation('kit');
  const { isNot, values } = readChoice(value);
  const names = values.map((one) => options.find((option) => option.value === one)?.label ?? one);
  const more = names.length - maxNamed;
  const named = names.slice(0, maxNamed).join(', ') + (more > 0 ? ` +${more}` : '');
  const chosen = names.length === 0 ? undefined : isNot ? t('filter.isNotOf', { values: named }) : named;
  return (
    <FilterPopover label={label} chosen={chosen} onClear={() => onChange(undefined)}>
      {() => <Choices options={options} isNot={isNot} values={values} onChange={onChange} onSearch={onSearch} />}
    </FilterPopover>
  );
}

interface ChoicesProps extends Pick<ChoiceFilterProps, 'options' | 'onChange'> {
  isNot: boolean;
  values: readonly string[];
  onSearch: ChoiceFilterProps['onSearch'];
}

function Choices({ options, isNot, values, onChange, onSearch }: ChoicesProps) {
  const { t } = useTranslation('kit');
  // It may be turned round before the first value is chosen.
  const [isInverted, setInverted] = useState(isNot);
  const change = (next: Parameters<typeof writeChoice>[0]) => onChange(writeChoice(next));
  return (
    <>
      <Segmented
        block
        aria-label={t('filter.how')}
        value={isInverted ? 'isNot' : 'is'}
        options={[
          { value: 'is', label: t('filter.is') },
          { value: 'isNot', label: t('filter.isNot') },
        ]}
        onChange={(how) => {
          setInverted(how === 'isNot');
          if (values.length > 0) change({ isNot: how === 'isNot', values });
        }}
      />
      {onSearch && <OptionSearch onSearch={onSearch} />}
      <div className={styles.values}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={values.includes(value)}
            onChange={({ target }) =>
              change({
                isNot: isInverted,
                values: target.checked ? [...values, value] : values.filter((other) => other !== value),
              })
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </>
  );
}

function OptionSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation('kit');
  const [text, setText] = useState('');
  const begin = useEffectEvent(() => onSearch(''));
  useEffect(() => begin(), []);
  return (
    <SearchInput
      label={t('filter.search')}
      value={text}
      onSearch={(next) => {
        setText(next);
        onSearch(next);
      }}
    />
  );
}
