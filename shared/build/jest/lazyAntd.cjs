// antd's list of all that it has, without loading all of it: a test pays for the components that it draws. The package
// already looks each name up when it is asked for; here the component's file is, too.
const declaration = /^var (_\w+) = (_interopRequireDefault\(require\("[^"]+"\)\));$/gm;

module.exports = {
  process(source) {
    const parts = new Map(Array.from(source.matchAll(declaration), ([, name, load]) => [name, load]));
    const code = source
      .replace(declaration, (line, name) => (name === '_warning' ? line : ''))
      .replace(/\b(_\w+)\.default\b/g, (use, name) =>
        name !== '_warning' && parts.has(name) ? `${parts.get(name)}.default` : use,
      );
    return { code };
  },
};
