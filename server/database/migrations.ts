/** The steps from an empty database to this version's, in their order; one that was released never changes. */
export const migrations: readonly string[] = [
  `CREATE TABLE records (
    app text NOT NULL,
    "table" text NOT NULL,
    id jsonb NOT NULL,
    rev integer NOT NULL,
    row jsonb NOT NULL,
    PRIMARY KEY ("table", id)
  );
  CREATE INDEX records_of_app ON records (app);
  CREATE TABLE changes (
    id bigint PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    page text,
    apps jsonb NOT NULL,
    changed jsonb
  );
  CREATE TABLE log (last bigint NOT NULL, pruned bigint NOT NULL);
  INSERT INTO log VALUES (0, 0);
  CREATE TABLE sign_in_tries (
    key text PRIMARY KEY,
    tries integer NOT NULL,
    until timestamptz NOT NULL
  );`,
  // The bytes of a file are in the records that it was put into: the file's own were read by nobody. Rows that are large
  // already count for who has them; those that all share, for nobody in particular.
  `UPDATE records SET row = row - 'url' WHERE "table" = 'files';
  INSERT INTO records (app, "table", id, rev, row)
    SELECT 'frame', 'largeRows', to_jsonb(name), 0, jsonb_build_object('id', name, 'account', account, 'bytes', bytes)
    FROM (
      SELECT "table" || ':' || (id #>> '{}') AS name, length(row::text) AS bytes,
        coalesce(substring("table" FROM '@(\\d+)$')::integer, 0) AS account
      FROM records
    ) AS sized
    WHERE bytes >= 16384;`,
  // Without outgoing mail nobody could prove an address by a link, and messages would reach nobody: existing people
  // keep theirs. With it, messages go to the address itself until its owner has proven it.
  `UPDATE records SET row = row || jsonb_build_object('provenEmail', row->>'email')
    WHERE "table" = 'people' AND NOT row ? 'provenEmail' AND current_setting('atrium.sends_mail', true) = 'off';`,
];
