/** What a person sees while there is no file of any shell: it has no script, and needs none to try again. */
export const noPage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>Atrium</title>
  <h1>Atrium cannot be opened right now</h1>
  <p>Its files are not on the server. This page tries again by itself. <a href="">Try again now</a></p>
</html>
`;

export const noPageHeaders = {
  refresh: '10',
  'retry-after': '10',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
