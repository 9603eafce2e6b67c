// jsdom lays nothing out, and would match each rule with each element that a test asks about. antd's options for pages that
// get its styles from elsewhere leave them out here.
const { createElement, useMemo } = require('react');

/** antd whose theme makes no styles. */
exports.plainAntd = (antd) => {
  const { ConfigProvider } = antd;
  const PlainProvider = ({ theme, ...props }) => {
    const plain = useMemo(() => ({ ...theme, zeroRuntime: true }), [theme]);
    return createElement(ConfigProvider, { ...props, theme: plain });
  };
  Object.defineProperty(antd, 'ConfigProvider', {
    value: Object.assign(PlainProvider, ConfigProvider),
    enumerable: true,
  });
  return antd;
};

/** The provider of styles, which leaves the variables of the theme outside of the page. */
exports.plainStyles = (cssinjs) => {
  const container = globalThis.document?.createElement('div');
  const StyleProvider = (props) => createElement(cssinjs.StyleProvider, { ...props, container });
  return { ...cssinjs, StyleProvider };
};
