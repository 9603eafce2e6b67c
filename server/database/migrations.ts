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
];
