import { Button, Icon, IconButton, Input } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Row, Stack } from '../components/Row';
import styles from './repeaters.module.css';

/** Rows that are added and taken away; at least one stays. */
export function Rows() {
  return (
    <Form name="repeaters-Rows" initialValues={{ lines: [{ service: 'Editorial design' }] }}>
      <Form.List name="lines">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }, index) => (
              <Row key={key}>
                <Form.Item name={[name, 'service']} label={`Service ${index + 1}`}>
                  <Input />
                </Form.Item>
                <IconButton
                  label={`Remove service ${index + 1}`}
                  icon={Trash2}
                  disabled={fields.length === 1}
                  onClick={() => remove(name)}
                />
              </Row>
            ))}
            <Button icon={<Icon of={Plus} />} onClick={() => add({ service: '' })}>
              Add a service
            </Button>
          </>
        )}
      </Form.List>
    </Form>
  );
}

/** A new row slides in, and stays still for those who want no movement. */
export function Animated() {
  const [rows, setRows] = useState([1]);
  const next = Math.max(0, ...rows) + 1;
  return (
    <Stack>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Input aria-label={`Name of guest ${row}`} placeholder="Full name" />
          <IconButton
            label={`Remove guest ${row}`}
            icon={Trash2}
            onClick={() => setRows(rows.filter((other) => other !== row))}
          />
        </div>
      ))}
      <Row>
        <Button icon={<Icon of={Plus} />} onClick={() => setRows([...rows, next])}>
          Add a guest
        </Button>
      </Row>
    </Stack>
  );
}
