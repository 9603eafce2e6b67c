import { Button, FileLabel, FilePicker, readFile, Spinner } from '@atrium/ui';
import { useState } from 'react';
import { Row } from '../components/Row';

const names = ['cover.png', 'launch-plan-for-the-spring-campaign-final.pdf', 'numbers.csv', 'photos.zip', 'licence'];

/** The real ending is in sight, however long the name is. */
export function Kinds() {
  return (
    <Row isColumn>
      {names.map((name) => (
        <Row key={name}>
          <FileLabel fileName={name} facts="1.2 MB" />
        </Row>
      ))}
    </Row>
  );
}

export function OnItsWay() {
  return (
    <Row>
      <FileLabel fileName="cover.png" facts="Adding…" picture={<Spinner />} />
    </Row>
  );
}

/** The browser's own way to choose files, behind any button. */
export function Choosing() {
  const [picture, setPicture] = useState<string>();
  const [file, setFile] = useState<File>();
  const choose = async ([first]: readonly File[]) => {
    if (!first) return;
    setFile(first);
    setPicture(first.type.startsWith('image/') ? await readFile(first) : undefined);
  };
  return (
    <Row>
      <FilePicker label="Choose a file" onFiles={(files) => void choose(files)}>
        {(open) => <Button onClick={open}>Choose a file</Button>}
      </FilePicker>
      {file && <FileLabel fileName={file.name} facts={file.type} picture={picture && <img src={picture} alt="" />} />}
    </Row>
  );
}
