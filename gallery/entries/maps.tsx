import { Avatar, Button, Checkbox, Icon } from '@atrium/ui';
import { MapCircle, MapLine, MapMarker, type MapPoint, WorldMap } from '@atrium/ui/map';
import { Coffee } from 'lucide-react';
import { useState } from 'react';
import { Row, Stack } from '../components/Row';
import { cities, writePlace } from '../data/places';
import styles from './maps.module.css';

/** The world, drawn from a file of the product: nothing is fetched from elsewhere. */
export function Basic() {
  return <WorldMap label="The world" />;
}

/** Every place on the map is in a list too, so that no marker is the only way to it. */
export function MarkerList() {
  const [chosen, setChosen] = useState(cities[0]);
  return (
    <Stack>
      <Row>
        {cities.map((city) => (
          <Button key={city.name} type={city === chosen ? 'primary' : 'default'} onClick={() => setChosen(city)}>
            {city.name}
          </Button>
        ))}
      </Row>
      <WorldMap label="Our offices" center={chosen?.at ?? [0, 0]} zoom={4}>
        {cities.map(({ name, at, people }) => (
          <MapMarker key={name} at={at} title={name}>
            <b>{name}</b>
            <br />
            {people} people
          </MapMarker>
        ))}
      </WorldMap>
    </Stack>
  );
}

/** Anything of the kit can be a marker. */
export function OwnIcons() {
  return (
    <WorldMap label="Who is where" center={[48, 6]} zoom={4}>
      <MapMarker at={[48.86, 2.35]} title="Amira Haddad" icon={<Avatar name="Amira Haddad" />} />
      <MapMarker at={[52.52, 13.4]} title="Jonas Weber" icon={<Avatar name="Jonas Weber" />} />
      <MapMarker
        at={[45.46, 9.19]}
        title="Coffee"
        icon={
          <span className={styles.sign}>
            <Icon of={Coffee} size={20} />
          </span>
        }
      />
    </WorldMap>
  );
}

/** By a pointer, or with the arrow keys once it has the focus. */
export function Draggable() {
  const [at, setAt] = useState<MapPoint>([41.39, 2.17]);
  return (
    <Stack>
      <WorldMap label="Where to meet" center={[46, 6]} zoom={4}>
        <MapMarker at={at} title="Meeting" onMove={setAt} />
      </WorldMap>
      <output>{writePlace(at)}</output>
    </Stack>
  );
}

/** Names that are always there, and names of countries at the pointer. */
export function Tooltips() {
  return (
    <WorldMap label="Offices by name" center={[47, 10]} zoom={4} namesCountries>
      {cities.map(({ name, at }) => (
        <MapMarker key={name} at={at} title={name} isNamed />
      ))}
    </WorldMap>
  );
}

/** A press tells its place; moving and zooming tell where the map is. */
export function Events() {
  const [said, setSaid] = useState('Press the map, or move it.');
  return (
    <Stack>
      <WorldMap
        label="A map that tells what happens"
        onPress={(place) => setSaid(`Pressed at ${writePlace(place)}`)}
        onMove={(center, zoom) => setSaid(`Now at ${writePlace(center)}, zoom ${zoom}`)}
      />
      <output>{said}</output>
    </Stack>
  );
}

/** Layers that can be shown and hidden by kind. */
export function Layers() {
  const [shown, setShown] = useState({ offices: true, reach: true, route: false });
  const toggle = (layer: keyof typeof shown) => setShown({ ...shown, [layer]: !shown[layer] });
  return (
    <Stack>
      <Row>
        <Checkbox checked={shown.offices} onChange={() => toggle('offices')}>
          Offices
        </Checkbox>
        <Checkbox checked={shown.reach} onChange={() => toggle('reach')}>
          Within 300 km
        </Checkbox>
        <Checkbox checked={shown.route} onChange={() => toggle('route')}>
          Delivery route
        </Checkbox>
      </Row>
      <WorldMap label="Offices, their reach, and a route" center={[47, 10]} zoom={4}>
        {shown.offices && cities.map(({ name, at }) => <MapMarker key={name} at={at} title={name} />)}
        {shown.reach && cities.map(({ name, at }) => <MapCircle key={name} at={at} radius={300} title={name} />)}
        {shown.route && <MapLine points={cities.map(({ at }) => at)} title="Delivery route" />}
      </WorldMap>
    </Stack>
  );
}
