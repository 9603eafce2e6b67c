import { Highlight, Kbd, SearchInput, VisuallyHidden } from '@atrium/ui';
import { useState } from 'react';
import { Row } from '../components/Row';

/** Search words in bold wherever they occur. */
export function Highlighted() {
  const [query, setQuery] = useState('inv');
  return (
    <Row isColumn>
      <SearchInput label="Search" value={query} onSearch={setQuery} delay={0} />
      <p>
        <Highlight text="The invoices of November: every invoice is paid" query={query} />
      </p>
    </Row>
  );
}

/** One key, or several in sequence. */
export function Keys() {
  return (
    <Row>
      <Kbd keys="Mod K" />
      <Kbd keys={['G', 'I']} />
      <Kbd keys="?" />
    </Row>
  );
}

/** Said by screen readers, drawn nowhere. */
export function ForScreenReaders() {
  return (
    <p>
      12 <VisuallyHidden>unread emails</VisuallyHidden>
    </p>
  );
}
