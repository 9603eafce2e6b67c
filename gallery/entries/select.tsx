import { Person } from '@atrium/ui';
import { Select, SuggestInput } from '@atrium/ui/select';
import { useState } from 'react';
import { Row } from '../components/Row';
import { people } from '../data/samples';

const options = ['Admin', 'Editor', 'Author', 'Subscriber'].map((value) => ({ value, label: value }));

export function One() {
  return (
    <Row isColumn>
      <Select aria-label="Role" options={options} defaultValue="Editor" />
      <Select aria-label="Role, empty" options={options} placeholder="Choose a role" allowClear />
      <Select aria-label="Role, wrong" options={options} status="error" placeholder="A role is needed" />
      <Select aria-label="Role, off" options={options} defaultValue="Admin" disabled />
    </Row>
  );
}

/** Typing narrows the choice. */
export function Searched() {
  return (
    <Row isColumn>
      <Select
        aria-label="Client"
        showSearch={{ optionFilterProp: 'name' }}
        placeholder="Find a client"
        options={people.map(({ id, name, email }) => ({
          value: id,
          name,
          label: <Person name={name} detail={email} />,
        }))}
        labelRender={({ value }) => people.find(({ id }) => id === value)?.name}
      />
    </Row>
  );
}

export function Many() {
  return (
    <Row isColumn>
      <Select aria-label="Tags" mode="multiple" options={options} defaultValue={['Editor', 'Author']} />
    </Row>
  );
}

/** Suggests, and takes anything else as well. */
export function Suggesting() {
  const [service, setService] = useState('');
  const services = ['Editorial design', 'Translation, per page', 'Photo rights'];
  return (
    <Row isColumn>
      <SuggestInput
        aria-label="Service"
        placeholder="What was done"
        value={service}
        onChange={setService}
        options={services
          .filter((value) => value.toLowerCase().includes(service.toLowerCase()))
          .map((value) => ({ value }))}
      />
    </Row>
  );
}

/** Under headings. */
export function Sections() {
  return (
    <Row isColumn>
      <Select
        aria-label="Who"
        placeholder="Choose a person"
        options={['Editor', 'Author'].map((role) => ({
          label: role,
          options: people.filter((person) => person.role === role).map(({ id, name }) => ({ value: id, label: name })),
        }))}
      />
    </Row>
  );
}

export function Sizes() {
  return (
    <Row isColumn>
      <Select aria-label="Role, small" size="small" options={options} defaultValue="Editor" />
      <Select aria-label="Role, large" size="large" options={options} defaultValue="Editor" />
    </Row>
  );
}
